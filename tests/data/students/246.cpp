#include <cstdio>
#include <string>
#include <vector>
// aspiration windows, negamax fail-soft; values are halves
using std::string; using std::vector;
static const double INF = 1e9;
struct Node { double v; vector<Node> kids; };
static Node L(double v) { return Node{v, {}}; }
static string n2s(double x) { if (x >= INF) return "inf"; if (x <= -INF) return "-inf"; char b[32]; snprintf(b, 32, "%g", x + 0.0); return b; }
static string dump(const Node& n) {
    if (n.kids.empty()) return n2s(n.v);
    string s = "[";
    for (auto& k : n.kids) s += (s.size() > 1 ? ", " : "") + dump(k);
    return s + "]";
}
static double nega(const Node& n, const string& name, double a, double b, int sg) {
    printf("enter %s %s %s\n", name.c_str(), n2s(a).c_str(), n2s(b).c_str());
    if (n.kids.empty()) { printf("leaf %s\n", n2s(sg * n.v).c_str()); return sg * n.v; }
    double best = -INF;
    for (size_t i = 0; i < n.kids.size(); i++) {
        double s = -nega(n.kids[i], std::to_string(i + 1), -b, -a, -sg);
        if (s > best) best = s;
        if (best > a) a = best;
        if (a >= b) { if (i + 1 < n.kids.size()) printf("cut\n"); break; }
    }
    printf("exit %s\n", n2s(best).c_str());
    return best;
}
int main() {
    Node root{0, {
        Node{0, {Node{0, {L(1.5), L(-2)}}, Node{0, {L(3), L(0.5), L(2)}}, L(4)}},
        Node{0, {Node{0, {L(-1), L(2.5)}}, L(3.5)}},
        Node{0, {L(6), Node{0, {L(2), L(-0.5)}}, Node{0, {L(7), L(1)}}}},
        Node{0, {Node{0, {L(0), L(1), L(-3)}}, Node{0, {L(5), L(4.5)}}}}}};
    printf("yomisuji search-log 2\nalgorithm alpha-beta\nview mover\nreturn soft\ntree %s\n", dump(root).c_str());
    double guess = 5, alpha = guess - 1.5, beta = guess + 1.5;
    for (;;) {
        double v = nega(root, "root", alpha, beta, 1);
        if (v <= alpha && alpha > -INF) {
            if (beta >= INF) alpha = -INF;
            beta = INF;
        } else if (v >= beta && beta < INF) beta = INF;
        else break;
    }
}

// alpha-beta with evaluations in half pawns
#include <iostream>
#include <vector>
#include <cmath>
#include <limits>
using namespace std;
struct Node { double value; vector<Node> sub; };
Node L(double v) { return Node{v, {}}; }
Node I(vector<Node> s) { return Node{0, s}; }
const double inf = numeric_limits<double>::infinity();

void dump(const Node& n) {
    if (n.sub.empty()) { cout << n.value; return; }
    cout << "[";
    for (size_t i = 0; i < n.sub.size(); ++i) { if (i) cout << ","; dump(n.sub[i]); }
    cout << "]";
}

double minNode(const Node& n, double a, double b, int no);
double maxNode(const Node& n, double a, double b, int no) {
    cout << "enter " << no << " " << a << " " << b << endl;
    if (n.sub.empty()) { cout << "leaf " << n.value << endl; return n.value; }
    double best = -inf;
    int i = 0;
    for (const Node& c : n.sub) {
        int v = minNode(c, a, b, i++); //R: double v = minNode(c, a, b, i++);
        if (v > best) best = v;
        if (best > a) a = best;
        if (a >= b) { cout << "cut" << endl; break; }
    }
    cout << "exit " << best << endl;
    return best;
}
double minNode(const Node& n, double a, double b, int no) {
    cout << "enter " << no << " " << a << " " << b << endl;
    if (n.sub.empty()) { cout << "leaf " << n.value << endl; return n.value; }
    double best = inf;
    int i = 0;
    for (const Node& c : n.sub) {
        double v = maxNode(c, a, b, i++);
        if (v < best) best = v;
        if (best < b) b = best;
        if (a >= b) { cout << "cut" << endl; break; }
    }
    cout << "exit " << best << endl;
    return best;
}

int main() {
    Node t = I({I({I({L(1), L(0.5)}), I({L(2), L(-1.5)})}),
                I({I({L(0.5), L(3.5)}), I({L(1.5), L(2.5), L(1)}), I({L(2.5), L(0)})}),
                I({I({L(2.5), L(2)}), I({L(4), L(3.5)})})});
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\ntree ";
    dump(t); cout << endl;
    maxNode(t, -inf, inf, 0);
}

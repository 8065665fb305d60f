// negamax alpha-beta, fail-soft; tree from a seed
#include <bits/stdc++.h>
using namespace std;
mt19937 gen(234);
struct Node { double v = 0; vector<unique_ptr<Node>> kids; };
unique_ptr<Node> make(int d) {
    auto n = make_unique<Node>();
    if (d == 0) { n->v = (int(gen() % 25) - 12) / 2.0; return n; }
    int k = 2 + gen() % 2 + (d == 3);
    while (k--) n->kids.push_back(make(d - 1));
    return n;
}
void header(const Node& n) {
    if (n.kids.empty()) { cout << n.v; return; }
    cout << '[';
    bool f = true;
    for (auto& k : n.kids) { if (!f) cout << ", "; f = false; header(*k); }
    cout << ']';
}
double search(const Node& n, double alpha, double beta, int colour, string path) {
    cout << "enter " << (path.empty() ? "root" : path) << ' ' << alpha << ' ' << beta << '\n';
    if (n.kids.empty()) { cout << "leaf " << colour * n.v + 0.0 << '\n'; return colour * n.v + 0.0; }
    double best = -INFINITY;
    int i = 0, total = n.kids.size();
    for (auto& k : n.kids) {
        ++i;
        double s = -search(*k, -beta, -alpha, -colour, path.empty() ? to_string(i) : path + "." + to_string(i));
        if (s > best) best = s;
        if (best >= beta) {
            if (i < total) cout << "cut\n";
            cout << "exit " << best << '\n';
            return best;
        }
        if (best > alpha) alpha = best;
    }
    cout << "exit " << alpha << '\n';
    return alpha;
}
int main() {
    auto root = make(3);
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\nview mover\nreturn soft\nbounds deep\ntree ";
    header(*root);
    cout << '\n';
    search(*root, -INFINITY, INFINITY, 1, "");
}

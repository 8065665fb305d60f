// PVS with late move reductions; every node has a guess. Negamax.
#include <iostream>
#include <string>
#include <vector>
#include <cstdlib>
using namespace std;
struct Node { int guess; string name; vector<Node> kids; };
unsigned s = 4242;
int rnd(int n) { s = s * 1103515245u + 12345u; return (s >> 16) % n; }
Node grow(string name, int depth, int g) {
    Node n{g, name, {}};
    if (depth > 0) {
        int k = depth == 4 ? 3 : 2 + rnd(2);
        for (int i = 0; i < k; i++) n.kids.push_back(grow(name + char('a' + i), depth - 1, -g + rnd(13) - 6));
    }
    return n;
}
string w(int x) { return x > 9000 ? "inf" : x < -9000 ? "-inf" : to_string(x); }
int pvs(const Node& n, int depth, int alpha, int beta) {
    cout << "enter " << n.name << " " << w(alpha) << " " << w(beta) << "\n";
    if (depth <= 0 || n.kids.empty()) { cout << "leaf " << n.guess << "\n"; return n.guess; }
    int best = -9999;
    for (size_t i = 0; i < n.kids.size(); i++) {
        int v;
        if (i == 0) v = -pvs(n.kids[i], depth - 1, -beta, -alpha);
        else {
            int r = i >= 1 && depth >= 3 ? 1 : 0;
            if (r) cout << "reduce " << r << "\n";
            v = -pvs(n.kids[i], depth - 1 - r, -alpha - 1, -alpha);
            if (!r && v > alpha && v < beta) v = -pvs(n.kids[i], depth - 1, -beta, -alpha);
        }
        best = max(best, v);
        alpha = max(alpha, v);
        if (alpha >= beta) { if (i + 1 < n.kids.size()) cout << "cut\n"; break; }
    }
    cout << "exit " << best << "\n";
    return best;
}
int main() {
    Node root = grow("k", 4, 2);
    cout << "yomisuji search-log 2\nalgorithm pvs\nview mover\nreturn soft\ndepth 4\n";
    pvs(root, 4, -9999, 9999);
}

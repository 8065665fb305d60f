#include <bits/stdc++.h>
using namespace std;

struct Tree { int v; vector<Tree> c; Tree(int x) : v(x) {} Tree(initializer_list<Tree> l) : v(0), c(l) {} };

ostream& operator<<(ostream& o, const Tree& t) {
    if (t.c.empty()) return o << t.v;
    o << "[";
    for (size_t i = 0; i < t.c.size(); i++) o << (i ? ", " : "") << t.c[i];
    return o << "]";
}

const int INF = 99999;

int alphabeta(const Tree& t, int alpha, int beta, bool mx, string name) {
    cout << "enter " << name << " " << alpha << " " << beta << endl;
    if (t.c.empty()) { cout << "leaf " << t.v << endl; return t.v; }
    int best = mx ? -INF : INF;
    int k = 0;
    for (auto& child : t.c) {
        int x = alphabeta(child, alpha, beta, !mx, to_string(++k));
        if (mx) { best = max(best, x); alpha = max(alpha, best); }
        else    { best = min(best, x); beta  = min(beta, best); }
        if (alpha > beta) { cout << "cut" << endl; break; }
    }
    cout << "exit " << best << endl;
    return best;
}

int main() {
    Tree t{{{5, 7}, {6, 8, 5}}, {{7, 6}, {5, 4}, {9, 1}}, {{2, 5}, {8, 3}, {6, 6}}};
    cout << "yomisuji search-log 1\ninfinity 99999\ncut >=\nreturn soft\ntree " << t << endl;
    alphabeta(t, -INF, INF, true, "root");
}

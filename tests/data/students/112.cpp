// PVS with a table of values; no kind of bound is kept with them
#include <iostream>
#include <map>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;
struct N { vector<N> c; int v = 0; };
string T = "[[[5,3],[6,9]],[[8,4,9],[7,10]],[[9,5],[4,8]],[[9,8],[7,10]]]";
size_t p = 0;
N parse() {
    N x;
    if (T[p] == '[') { p++; while (T[p] != ']') { if (T[p] == ',') p++; x.c.push_back(parse()); } p++; }
    else { size_t l; x.v = stoi(T.substr(p), &l); p += l; }
    return x;
}
const int INF = 32000;
struct Entry { int v, lo, hi; };
map<const N*, Entry> table;
int pvs(const N& x, int a, int b, int color, int k) {
    cout << "enter " << k << " " << a << " " << b << "\n";
    if (x.c.empty()) { cout << "leaf " << color * x.v << "\n"; return color * x.v; }
    auto it = table.find(&x);
    if (it != table.end()) {
        bool usable = true; //R: bool usable = it->second.lo < it->second.v && it->second.v < it->second.hi;
        if (usable) { cout << "recall " << it->second.v << "\n"; return it->second.v; }
    }
    int best = -INF, lo = a, n = x.c.size();
    for (int i = 0; i < n; i++) {
        int v;
        if (i == 0) v = -pvs(x.c[i], -b, -a, -color, i);
        else {
            v = -pvs(x.c[i], -a - 1, -a, -color, i);
            if (v > a && v < b) v = -pvs(x.c[i], -b, -a, -color, i);
        }
        best = max(best, v);
        a = max(a, best);
        if (a >= b) { if (i + 1 < n) cout << "cut\n"; break; }
    }
    cout << "exit " << best << "\n";
    table[&x] = {best, lo, b};
    return best;
}
int main() {
    N t = parse();
    cout << "yomisuji search-log 2\nalgorithm pvs\nview mover\ninfinity " << INF << "\ntree " << T << "\n";
    pvs(t, -INF, INF, 1, 0);
}

// Knuth & Moore F1: only the bound of the parent
#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;
struct N { vector<N> c; int v = 0; };
string T = "[[[6,2,[5,1]],[7,3]],[[4,[8,6],5],[1,9]],[[9,7],[5,[3,5]],[8,0]]]";
size_t p = 0;
N parse() {
    N x;
    if (T[p] == '[') { p++; while (T[p] != ']') { if (T[p] == ',') p++; x.c.push_back(parse()); } p++; }
    else { size_t l; x.v = stoi(T.substr(p), &l); p += l; }
    return x;
}
const int INF = 2000000000;
int F(const N& x, int bound, bool mx, int nr) {
    if (mx) cout << "enter " << nr << " " << -INF << " " << bound << "\n";
    else cout << "enter " << nr << " " << bound << " " << INF << "\n";
    if (x.c.empty()) { cout << "leaf " << x.v << "\n"; return x.v; }
    int m = mx ? -INF : INF;
    for (size_t i = 0; i < x.c.size(); i++) {
        int t = F(x.c[i], m, !mx, i);
        m = mx ? max(m, t) : min(m, t);
        if (mx ? m >= bound : m <= bound) { if (i + 1 < x.c.size()) cout << "cut\n"; break; }
    }
    cout << "exit " << m << "\n";
    return m;
}
int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\nbounds parent\ntree " << T << "\n";
    F(parse(), INF, true, 0);
}

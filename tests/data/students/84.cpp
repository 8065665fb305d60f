// alpha-beta, fail-hard
#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;
struct N { vector<N> c; int v = 0; };
string T = "[[[8,7,3],[9,1,6],[2,4,1]],[[1,3,5],[3,9,2],[6,5,2]],[[1,2,3],[9,7,2],[16,6,4]]]";
size_t p = 0;
N parse() {
    N x;
    if (T[p] == '[') { p++; while (T[p] != ']') { if (T[p] == ',') p++; x.c.push_back(parse()); } p++; }
    else { size_t l; x.v = stoi(T.substr(p), &l); p += l; }
    return x;
}
const int INF = 9999;
int ab(const N& x, int a, int b, bool mx, string nm) {
    cout << "enter " << nm << " " << a << " " << b << "\n";
    if (x.c.empty()) { cout << "leaf " << x.v << "\n"; return x.v; }
    int i = 0;
    for (auto& c : x.c) {
        int v = ab(c, a, b, !mx, to_string(++i));
        if (mx) {
            if (v >= b) { cout << "cut\nexit " << b << "\n"; return b; }
            a = max(a, v);
        } else {
            if (v <= a) { cout << "cut\nexit " << a << "\n"; return a; }
            b = min(b, v);
        }
    }
    cout << "exit " << (mx ? a : b) << "\n";
    return mx ? a : b;
}
int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\ninfinity 9999\nreturn hard\ntree " << T << "\n";
    ab(parse(), -INF, INF, true, "root");
}

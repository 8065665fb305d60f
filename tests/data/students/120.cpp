// alpha-beta; a line copied from MAX to MIN keeps the wrong variable
#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;
struct N { vector<N> c; int v = 0; };
string T = "[[[4,9],[6,5],[3,7]],[[8,6],[7,9],[5,5]],[[2,9],[9,8],[7,4]]]";
size_t p = 0;
N parse() {
    N x;
    if (T[p] == '[') { p++; while (T[p] != ']') { if (T[p] == ',') p++; x.c.push_back(parse()); } p++; }
    else { size_t l; x.v = stoi(T.substr(p), &l); p += l; }
    return x;
}
const int INF = 1000000000;
int ab(const N& x, int a, int b, bool mx, int k) {
    cout << "enter " << k << " " << a << " " << b << "\n";
    if (x.c.empty()) { cout << "leaf " << x.v << "\n"; return x.v; }
    int best = mx ? -INF : INF;
    for (int i = 0; i < (int)x.c.size(); i++) {
        int v = ab(x.c[i], a, b, !mx, i);
        if (mx) { best = max(best, v); a = max(a, best); }
        else { best = min(best, v); b = min(a, best); } //R: else { best = min(best, v); b = min(b, best); }
        if (a >= b) { if (i + 1 < (int)x.c.size()) cout << "cut\n"; break; }
    }
    cout << "exit " << best << "\n";
    return best;
}
int main() {
    cout << "yomisuji search-log 2\ntree " << T << "\n";
    ab(parse(), -INF, INF, true, 0);
}

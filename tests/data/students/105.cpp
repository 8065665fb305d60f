// alpha-beta; MAX forgets to raise alpha
#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;
struct N { vector<N> c; int v = 0; };
string T = "[[[3,5],[6,9]],[[1,2],[0,-1]],[[4,6],[7,8]],[[5,5],[3,3]]]";
size_t p = 0;
N parse() {
    N x;
    if (T[p] == '[') { p++; while (T[p] != ']') { if (T[p] == ',') p++; x.c.push_back(parse()); } p++; }
    else { size_t l; x.v = stoi(T.substr(p), &l); p += l; }
    return x;
}
int search(const N& x, int alpha, int beta, bool mx, int k) {
    cout << "enter " << k << " " << alpha << " " << beta << "\n";
    if (x.c.empty()) { cout << "leaf " << x.v << "\n"; return x.v; }
    int best = mx ? INT32_MIN : INT32_MAX, i = 0, last = x.c.size() - 1;
    for (auto& c : x.c) {
        int v = search(c, alpha, beta, !mx, i);
        if (mx) {
            best = max(best, v);
            if (best >= beta && i < last) { cout << "cut\n"; break; }
            ; //R: alpha = max(alpha, best);
        } else {
            best = min(best, v);
            if (best <= alpha && i < last) { cout << "cut\n"; break; }
            beta = min(beta, best);
        }
        i++;
    }
    cout << "exit " << best << "\n";
    return best;
}
int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\ntree " << T << "\n";
    search(parse(), INT32_MIN, INT32_MAX, true, 0);
}

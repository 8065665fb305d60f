// alpha-beta in MAX's view with late move reductions (no null windows)
#include <iostream>
#include <string>
#include <map>
#include <vector>
#include <algorithm>
#include <climits>
using namespace std;
typedef unsigned long long u64;
u64 mix(u64 x) { x += 0x9e3779b97f4a7c15ULL; x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL; x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL; return x ^ (x >> 31); }
// a node is its hash and its score; the children follow from it
struct Pos { u64 h; int score; string name; };
vector<Pos> children(const Pos& p, int ply) {
    vector<Pos> c;
    if (ply >= 4) return c;
    int n = 2 + (mix(p.h) % 3 == 0);
    for (int i = 0; i < n; i++) {
        u64 h = mix(p.h * 31 + i + 1);
        c.push_back({h, p.score + int(h % 9) - 4, p.name + "/" + string(1, char('A' + i))});
    }
    return c;
}
void num(int x) { if (x == INT_MAX) cout << " INT_MAX"; else if (x == INT_MIN) cout << " INT_MIN"; else cout << ' ' << x; }
int search(const Pos& p, int ply, int depth, int alpha, int beta) {
    cout << "enter " << p.name; num(alpha); num(beta); cout << '\n';
    bool max = ply % 2 == 0;
    vector<Pos> kids = children(p, ply);
    if (depth <= 0 || kids.empty()) { cout << "leaf " << p.score << '\n'; return p.score; }
    stable_sort(kids.begin(), kids.end(), [&](const Pos& x, const Pos& y) { return max ? x.score > y.score : x.score < y.score; });
    int best = max ? INT_MIN : INT_MAX;
    for (size_t i = 0; i < kids.size(); i++) {
        int v;
        bool again = true;
        if (i >= 1 && depth >= 2) {
            cout << "reduce 1\n";
            v = search(kids[i], ply + 1, depth - 2, alpha, beta);
            again = max ? v > alpha : v < beta;
        }
        if (again) v = search(kids[i], ply + 1, depth - 1, alpha, beta);
        if (max) { best = std::max(best, v); alpha = std::max(alpha, best); }
        else { best = std::min(best, v); beta = std::min(beta, best); }
        if (alpha >= beta) {
            if (i + 1 < kids.size()) { cout << "cut"; for (size_t k = i + 1; k < kids.size(); k++) cout << ' ' << kids[k].name; cout << '\n'; }
            break;
        }
    }
    cout << "exit " << best << '\n';
    return best;
}
int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\nview max\nreturn soft\ndepth 4\n";
    search({2400, 0, "o"}, 0, 4, INT_MIN, INT_MAX);
}

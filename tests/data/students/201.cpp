// negamax with a hash table, iterative deepening
#include <iostream>
#include <map>
#include <string>
using namespace std;
enum Flag { EXACT, LOWER, UPPER };
struct Entry { int value; Flag flag; int depth; };
map<pair<long, int>, Entry> tt;
const char* names[] = {"exact", "lower", "upper"};
const int INF = 1000000;

int evaluate(long x) { return (int)(((x * x * 5 + x * 3) % 37 + 37) % 37) - 18; }
string s(int v) { return v >= INF ? "inf" : v <= -INF ? "-inf" : to_string(v); }

int search(long x, int depth, int alpha, int beta, int side, bool root, const string& name) {
    cout << "enter " << name << " " << s(alpha) << " " << s(beta) << "\n";
    if (depth == 0) {
        int v = side * evaluate(x);
        cout << "leaf " << v << "\n";
        return v;
    }
    auto it = tt.find({x, side});
    if (!root && it != tt.end() && it->second.depth >= depth) {
        const Entry& e = it->second;
        bool ok = false;
        if (e.flag == EXACT) ok = true;
        if (e.flag == LOWER && e.value > alpha) ok = true; //R: if (e.flag == LOWER && e.value >= beta) ok = true;
        if (e.flag == UPPER && e.value <= alpha) ok = true;
        if (ok) {
            cout << "recall " << e.value << " " << names[e.flag] << " " << e.depth << "\n";
            return e.value;
        }
    }
    int a0 = alpha, best = -INF;
    long next[3] = {x + 4, x - 1, x + 1};
    const char* nm[3] = {"p", "q", "r"};
    for (int i = 0; i < 3; i++) {
        int v = -search(next[i], depth - 1, -beta, -alpha, -side, false, nm[i]);
        if (v > best) best = v;
        if (v > alpha) alpha = v;
        if (alpha >= beta) { cout << "cut\n"; break; }
    }
    tt[{x, side}] = {best, best <= a0 ? UPPER : best >= beta ? LOWER : EXACT, depth};
    cout << "exit " << best << "\n";
    return best;
}

int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\nview mover\n";
    for (int d = 1; d <= 5; d++) {
        cout << "depth " << d << "\n";
        search(6, d, -INF, INF, 1, true, "root");
    }
}

// alpha-beta with late move reductions: from the second move on one ply less, and again if it was too good
#include <algorithm>
#include <iostream>
using namespace std;

const int INF = 1000000000;

int evaluate(int code) { return (code * 37 + 11) % 29 - 14; }

int search(int code, int depth, int alpha, int beta, bool isMax, int number) {
    cout << "enter " << number << ' ' << alpha << ' ' << beta << '\n';
    if (depth <= 0) {
        int e = evaluate(code);
        cout << "leaf " << e << '\n';
        return e;
    }
    int best = isMax ? -INF : INF;
    for (int i = 1; i <= 3; i++) {
        int child = code * 4 + i, v;
        bool reduced = i > 1 && depth >= 2;
        if (reduced) {
            cout << "reduce 1\n";
            v = search(child, depth - 2, alpha, beta, !isMax, i);
            if (isMax ? v > alpha : v < beta)
                v = search(child, depth - 1, alpha, beta, !isMax, i);
        } else {
            v = search(child, depth - 1, alpha, beta, !isMax, i);
        }
        if (isMax) {
            best = max(best, v);
            alpha = max(alpha, v);
        } else {
            best = min(best, v);
            beta = min(beta, v);
        }
        if (alpha >= beta) {
            if (i < 3) cout << "cut\n";
            break;
        }
    }
    cout << "exit " << best << '\n';
    return best;
}

int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\ndepth 3\n";
    search(1, 3, -INF, INF, true, 1);
}

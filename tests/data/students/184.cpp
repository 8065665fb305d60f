// NegaScout as in Reinefeld's paper: the last two plies are exact, no second reading there
#include <iostream>
#include <vector>
#include <string>
using namespace std;
const int INF = 100000, DEPTH = 4, B = 3;
vector<int> leaf;

void show(int idx, int d) {
    if (d == DEPTH) { cout << leaf[idx]; return; }
    cout << "[";
    for (int i = 0; i < B; i++) { if (i) cout << ", "; show(idx * B + i, d + 1); }
    cout << "]";
}

int negascout(int idx, int d, int alpha, int beta, string name) {
    cout << "enter " << name << " " << alpha << " " << beta << "\n";
    if (d == DEPTH) {
        cout << "leaf " << leaf[idx] << "\n";
        return leaf[idx];
    }
    int best = -INF, b = beta;
    for (int i = 0; i < B; i++) {
        int c = idx * B + i;
        int t = -negascout(c, d + 1, -b, -alpha, to_string(i + 1));
        if (i > 0 && t > alpha && t < beta && b < beta && d < DEPTH - 2)
            t = -negascout(c, d + 1, -beta, -t, to_string(i + 1));
        best = max(best, t);
        alpha = max(alpha, best);
        if (alpha >= beta) { cout << "cut\n"; break; }
        b = alpha + 1;
    }
    cout << "exit " << best << "\n";
    return best;
}

int main() {
    unsigned s = 11;
    for (int i = 0; i < 81; i++) { s = s * 1103515245u + 12345u; leaf.push_back((int)((s >> 16) % 41) - 20); }
    cout << "yomisuji search-log 2\nalgorithm pvs\nview mover\ninfinity 100000\ntree ";
    show(0, 0); cout << "\n";
    negascout(0, 0, -INF, INF, "root");
}

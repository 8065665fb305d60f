// PVS inside iterative deepening with an aspiration window; fail-hard.
// A null window is tried once some move has raised alpha (lowered beta).
#include <cstdio>
#include <string>
#include <vector>

static const int INF = 32000;

struct Game {
    std::vector<int> line;
    int eval() const {               // all values are even
        unsigned h = 5;
        for (int m : line) h = h * 31 + m * 7 + 3;
        return 2 * (int)(h % 11) - 12;
    }
};

static std::string w(int x) { return x >= INF ? "inf" : x <= -INF ? "-inf" : std::to_string(x); }

int search(Game& g, int depth, int alpha, int beta, bool mx) {
    std::string name = g.line.empty() ? "root" : std::string(1, "pqr"[g.line.back()]);
    std::printf("enter %s %s %s\n", name.c_str(), w(alpha).c_str(), w(beta).c_str());
    if (depth == 0) {
        int e = g.eval();
        std::printf("leaf %d\n", e);
        return e;
    }
    bool found = false;
    for (int m = 0; m < 3; ++m) {
        g.line.push_back(m);
        int v;
        if (!found) {
            v = search(g, depth - 1, alpha, beta, !mx);
        } else {
            v = mx ? search(g, depth - 1, alpha, alpha + 1, !mx) : search(g, depth - 1, beta - 1, beta, !mx);
            if (v > alpha && v < beta && depth > 1) v = search(g, depth - 1, alpha, beta, !mx);
        }
        g.line.pop_back();
        if (mx && v > alpha) { alpha = v < beta ? v : beta; found = true; }
        if (!mx && v < beta) { beta = v > alpha ? v : alpha; found = true; }
        if (alpha >= beta) {
            if (m < 2) std::printf("cut\n");
            break;
        }
    }
    int r = mx ? alpha : beta;
    std::printf("exit %d\n", r);
    return r;
}

int main() {
    std::printf("yomisuji search-log 2\nalgorithm pvs\nreturn hard\n");
    Game g;
    int last = 0;
    for (int d = 1; d <= 3; ++d) {
        std::printf("depth %d\n", d);
        int a = d == 1 ? -INF : last - 3, b = d == 1 ? INF : last + 3;
        int v = search(g, d, a, b, true);
        if (v <= a) v = search(g, d, -INF, b, true);
        else if (v >= b) v = search(g, d, a, INF, true);
        last = v;
    }
}

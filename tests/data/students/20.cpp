#include <algorithm>
#include <cstdio>
#include <cstdlib>
const int INF = 1000000000;
int ply = 0;
unsigned s = 99;
int rnd(int n) { s = s * 1664525u + 1013904223u; return (s >> 18) % n; }

// the tree is never stored: a node is its hash, as in a real game
int kids(unsigned h, int depth) { return depth == 0 ? 0 : 2 + h % 3 % 2; }
int eval(unsigned h) { return int(h >> 8) % 25 - 12; }   // from the mover's view
unsigned child(unsigned h, int i) { unsigned x = (h ^ (i * 2654435761u)) * 2246822519u + 374761393u; return x ^ x >> 15; }

int negamax(unsigned h, int depth, int alpha, int beta) {
    printf("%*senter %d %d\n", ply, "", alpha, beta);
    int n = kids(h, depth);
    if (n == 0) {
        int e = eval(h);
        printf("%*sleaf %d\n", ply, "", e);
        return e;
    }
    int best = -INF;
    for (int i = 0; i < n; i++) {
        ply++;
        int v = -negamax(child(h, i), depth - 1, -beta, -alpha);
        ply--;
        best = std::max(best, v);
        alpha = std::max(alpha, v);
        if (alpha >= beta) {
            if (i + 1 < n) printf("%*scut\n", ply, "");
            break;
        }
    }
    printf("%*sexit %d\n", ply, "", best);
    return best;
}
int main() {
    puts("yomisuji search-log 1");
    puts("algorithm alpha-beta");
    puts("view mover");
    puts("infinity 1000000000");
    negamax(rnd(1 << 14), 4, -INF, INF);
}

// alpha-beta over a vector tree
#include <cstdio>
#include <vector>
#include <climits>
#include <algorithm>
struct N { int v; std::vector<N> k; N(int x) : v(x) {} N(std::initializer_list<N> l) : v(0), k(l) {} };

void print(const N& n) {
    if (n.k.empty()) { printf("%d", n.v); return; }
    printf("[");
    for (size_t i = 0; i < n.k.size(); i++) { if (i) printf(", "); print(n.k[i]); }
    printf("]");
}

int ab(const N& n, int alpha, int beta, bool mx, int no) {
    printf("enter %d %d %d\n", no, alpha, beta);
    if (n.k.empty()) { printf("leaf %d\n", n.v); return n.v; }
    int best = mx ? INT_MIN : INT_MAX;
    for (size_t i = 0; i < n.k.size(); i++) {
        int v = ab(n.k[i], alpha, beta, !mx, (int)i + 1);
        if (mx) {
            best = std::max(best, v);
            alpha = std::max(alpha, best);
            if (best >= beta) { puts("cut"); break; }
        } else {
            best = std::min(best, v);
            beta = std::min(beta, best);
            if (best < alpha) { puts("cut"); break; } //R: if (best <= alpha) { puts("cut"); break; }
        }
    }
    printf("exit %d\n", best);
    return best;
}

int main() {
    N t = {N{N{5, 3, 4}, N{6, 5, 9}, N{2, 5, 7}},
           N{N{5, 1, 2}, N{8, 9, 3}, N{4, 6, 4}},
           N{N{7, 2, 1}, N{5, 4, 5}, N{6, 0, 3}}};
    printf("yomisuji search-log 2\nalgorithm alpha-beta\ncut >=\nreturn soft\ntree ");
    print(t); printf("\n");
    ab(t, INT_MIN, INT_MAX, true, 1);
}

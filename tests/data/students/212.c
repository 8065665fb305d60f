/* Nim, last stone wins; value = stones on the winner's side of a bet: +-(1 + stones left before last move).
   alpha-beta on one global array of heaps. */
#include <stdio.h>
#define H 2
static int heap[H] = {2, 3};
static int over(void) { return heap[0] + heap[1] == 0; }

static int plies = 0;
static void show(int ply) { /* the whole tree for the header */
    int i, k, first = 1;
    if (over()) { printf("%d", ply % 2 ? 10 - ply : ply - 10); return; }
    printf("[");
    for (i = 0; i < H; i++)
        for (k = 1; k <= heap[i] && k <= 2; k++) {
            if (!first) printf(", ");
            first = 0;
            heap[i] -= k; show(ply + 1); heap[i] += k;
        }
    printf("]");
}
static void num(int x) { if (x >= 99) printf(" inf"); else if (x <= -99) printf(" -inf"); else printf(" %d", x); }

static int search(int ply, int no, int alpha, int beta) {
    int i, k, n = 0, total = 0, best, v;
    int max = ply % 2 == 0;
    for (i = 0; i < ply; i++) printf("  ");
    if (ply == 0) printf("enter root"); else printf("enter %d", no);
    num(alpha); num(beta); printf("\n");
    if (over()) {
        v = max ? ply - 10 : 10 - ply;
        printf("leaf %d\n", v);
        return v;
    }
    best = max ? -99 : 99;
    for (i = 0; i < H; i++) total += heap[i] < 2 ? heap[i] : 2;
    for (i = 0; i < H; i++)
        for (k = 1; k <= heap[i] && k <= 2; k++) {
            heap[i] -= k;
            v = search(ply + 1, ++n, alpha, beta);
            if (max) { if (v > best) best = v; if (best > alpha) alpha = best; }
            else { if (v < best) best = v; if (best < beta) beta = best; }
            if (alpha >= beta) {
                if (n < total) printf("cut\n");
                printf("exit %d\n", best);
                return best;
            }
            heap[i] += k;
        }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    printf("yomisuji search-log 2\nalgorithm alpha-beta\ntree ");
    show(plies);
    printf("\n");
    search(0, 0, -99, 99);
    return 0;
}

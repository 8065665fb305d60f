/* fail-hard alpha-beta, two functions */
#include <stdio.h>
#include <limits.h>
#define B 3
#define D 3
static int leafs[27] = {5,8,2, 9,1,7, 3,3,4,  6,2,1, 7,9,8, 0,5,2,  4,6,6, 1,3,8, 9,7,5};

static void w(int v) {
    if (v == INT_MIN) printf(" INT_MIN"); else if (v == INT_MAX) printf(" INT_MAX"); else printf(" %d", v);
}
static void enter(int no, int d, int a, int b) {
    if (d == 0) printf("enter root"); else printf("enter %d", no);
    w(a); w(b); printf("\n");
}
static int minv(int idx, int d, int no, int alpha, int beta);
static int maxv(int idx, int d, int no, int alpha, int beta) {
    int i, v;
    enter(no, d, alpha, beta);
    if (d == D) { printf("leaf %d\n", leafs[idx]); return leafs[idx]; }
    for (i = 0; i < B; i++) {
        v = minv(idx * B + i, d + 1, i, alpha, beta);
        if (v >= beta) { printf("cut\nexit %d\n", beta); return beta; }
        if (v > alpha) alpha = v;
    }
    printf("exit %d\n", alpha);
    return alpha;
}
static int minv(int idx, int d, int no, int alpha, int beta) {
    int i, v;
    enter(no, d, alpha, beta);
    if (d == D) { printf("leaf %d\n", leafs[idx]); return leafs[idx]; }
    for (i = 0; i < B; i++) {
        v = maxv(idx * B + i, d + 1, i, alpha, beta);
        if (v <= alpha) { printf("cut\nexit %d\n", alpha); return alpha; }
        if (v < beta) beta = v;
    }
    printf("exit %d\n", beta);
    return beta;
}
static void show(int idx, int d) {
    int i;
    if (d == D) { printf("%d", leafs[idx]); return; }
    printf("[");
    for (i = 0; i < B; i++) { if (i) printf(", "); show(idx * B + i, d + 1); }
    printf("]");
}
int main(void) {
    printf("yomisuji search-log 2\nalgorithm alpha-beta\ncut >=\nreturn hard\norder tree\ntree ");
    show(0, 0); printf("\n");
    maxv(0, 0, 0, INT_MIN, INT_MAX);
    return 0;
}

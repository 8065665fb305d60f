/* negamax, fail-hard as in the chess programming wiki; header says nothing about it */
#include <stdio.h>
#include <stdlib.h>
const char *T = "[[[3,1],[5,5],[2,0]],[[4,2],[3,3]],[[6,7],[3,8],[1,9]]]", *p;
typedef struct N { int n, v; struct N *c[6]; } N;
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    if (*p == '[') { p++; while (*p != ']') { if (*p == ',') p++; x->c[x->n++] = parse(); } p++; }
    else x->v = strtol(p, (char **)&p, 10);
    return x;
}
int ab(N *x, int alpha, int beta, int side, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (!x->n) { printf("leaf %d\n", side * x->v); return side * x->v; }
    for (int i = 0; i < x->n; i++) {
        int score = -ab(x->c[i], -beta, -alpha, -side, i);
        if (score >= beta) { printf("cut\nexit %d\n", beta); return beta; }
        if (score > alpha) alpha = score;
    }
    printf("exit %d\n", alpha);
    return alpha;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\nview mover\ninfinity 30000\ntree %s\n", T);
    ab(parse(), -30000, 30000, 1, 0);
}

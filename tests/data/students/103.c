/* negamax alpha-beta; the evaluation is always White's */
#include <stdio.h>
#include <stdlib.h>
const char *T = "[[4,[[3,8],[2]],[-5,1]],[[6,2],7,[9,9]],[[1,[4,4]],-2,[8,3]]]", *p;
typedef struct N { int n, v; struct N *c[6]; } N;
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    if (*p == '[') { p++; while (*p != ']') { if (*p == ',') p++; x->c[x->n++] = parse(); } p++; }
    else x->v = strtol(p, (char **)&p, 10);
    return x;
}
int nega(N *x, int a, int b, int color, int k) {
    printf("enter %d %d %d\n", k, a, b);
    if (!x->n) {
        int v = x->v; //R: int v = x->v * color;
        printf("leaf %d\n", v);
        return v;
    }
    int best = -99999;
    for (int i = 0; i < x->n; i++) {
        int v = -nega(x->c[i], -b, -a, -color, i);
        if (v > best) best = v;
        if (best > a) a = best;
        if (a >= b) { if (i + 1 < x->n) printf("cut\n"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\nview mover\ninfinity 99999\ntree %s\n", T);
    nega(parse(), -99999, 99999, 1, 0);
}

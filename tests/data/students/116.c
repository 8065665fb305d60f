/* quiescence, fail-soft negamax: stand pat may cut, but does not raise best and alpha */
#include <stdio.h>
#include <stdlib.h>
/* static value for White, then the captures */
const char *T = "0[2[-4[1[]]-1[5[]3[]]]3[-2[2[]]]1[0[6[4[]]]-3[1[2[]]]]]", *p;
typedef struct N { int n, v; struct N *c[6]; } N;
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    x->v = strtol(p, (char **)&p, 10);
    for (p++; *p != ']';) x->c[x->n++] = parse();
    p++;
    return x;
}
int q(N *x, int a, int b, int color, int k) {
    printf("enter %d %d %d\n", k, a, b);
    int stand = color * x->v, best = x->n ? -9999 : stand; //R: int stand = color * x->v, best = stand;
    printf("stand %d\n", stand);
    if (stand >= b) { if (x->n) printf("cut\n"); printf("exit %d\n", stand); return stand; }
    if (best > a) a = best;
    for (int i = 0; i < x->n; i++) {
        int v = -q(x->c[i], -b, -a, -color, i);
        if (v > best) best = v;
        if (v > a) a = v;
        if (a >= b) { if (i + 1 < x->n) printf("cut\n"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\nalgorithm quiescence-alpha-beta\nview mover\ninfinity 9999\n");
    q(parse(), -9999, 9999, 1, 0);
}

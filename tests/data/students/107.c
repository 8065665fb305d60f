/* minimax; "infinity" is 10, but there are leaves beyond */
#include <stdio.h>
#include <stdlib.h>
#define INFTY 10 //R: #define INFTY 10000
const char *T = "[[[4,7],[2,9]],[[12,3],[15,11]],[[14,1],[6,13]],[[8,8],[5,0]]]", *p;
typedef struct N { int n, v; struct N *c[6]; } N;
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    if (*p == '[') { p++; while (*p != ']') { if (*p == ',') p++; x->c[x->n++] = parse(); } p++; }
    else x->v = strtol(p, (char **)&p, 10);
    return x;
}
int mm(N *x, int max, int k) {
    printf("enter %d\n", k);
    if (!x->n) { printf("leaf %d\n", x->v); return x->v; }
    int best = max ? -INFTY : INFTY;
    for (int i = 0; i < x->n; i++) {
        int v = mm(x->c[i], !max, i);
        if (max ? v > best : v < best) best = v;
    }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\nalgorithm minimax\ntree %s\n", T);
    mm(parse(), 1, 0);
}

/* alpha-beta with a killer move for each ply */
#include <stdio.h>
#include <string.h>
#define INF 1e9
static const char *T = "[[[3,5,1],[6,4],[2,8,9]],[[4,7],[1,6,2],[3,3]],[[5,2],[9,7],[0,4]],[[8,6,7],[2,5,3],[6,1]]]";
typedef struct N { int n; struct N *k[5]; double v; } N;
static N mem[100]; static int top; static const char *s;
static N *parse(void) {
    N *x = &mem[top++];
    if (*s == '[') { s++; while (*s != ']') { x->k[x->n++] = parse(); if (*s == ',') s++; } s++; }
    else { int l; sscanf(s, "%lf%n", &x->v, &l); s += l; }
    return x;
}
static int killer[10];
static double ab(N *x, int ply, int idx, double al, double be) {
    int order[8], n = 0, i, max = ply % 2 == 0;
    double best = max ? -INF : INF, v;
    printf("%*senter %d ", ply, "", idx);
    printf(al <= -INF ? "-inf" : "%g", al); printf(be >= INF ? " inf\n" : " %g\n", be);
    if (!x->n) { printf("%*sleaf %g\n", ply, "", x->v); return x->v; }
    if (killer[ply] >= 0 && killer[ply] < x->n) order[n++] = killer[ply];
    for (i = 0; i < x->n; i++) order[n++] = i;
    for (i = 0; i < n; i++) {
        v = ab(x->k[order[i]], ply + 1, order[i], al, be);
        if (max) { if (v > best) best = v; if (best > al) al = best; }
        else { if (v < best) best = v; if (best < be) be = best; }
        if (al >= be) {
            if (i < n - 1) printf("%*scut\n", ply, "");
            killer[ply] = order[i];
            break;
        }
    }
    printf("%*sexit %g\n", ply, "", best);
    return best;
}
int main(void) {
    N *r;
    memset(killer, -1, sizeof killer);
    s = T; r = parse();
    printf("yomisuji search-log 2\nalgorithm alpha-beta\ncut >=\nreturn soft\norder any\ntree %s\n", T);
    ab(r, 0, 0, -INF, INF);
    return 0;
}

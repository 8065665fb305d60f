/* PVS with two sides and a flag; re-search from the value that came back; path names */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
const char *T = "[[[7,4],[3,9]],[[8,5],[6,6],[5,1]],[[9,9],[2,8]],[[6,7],[8,7]]]", *p;
typedef struct N { int n, v; struct N *c[6]; } N;
#define INF 5000
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    if (*p == '[') { p++; while (*p != ']') { if (*p == ',') p++; x->c[x->n++] = parse(); } p++; }
    else x->v = strtol(p, (char **)&p, 10);
    return x;
}
int pvs(N *x, int a, int b, int max, const char *path) {
    printf("enter %s %d %d\n", *path ? path : "root", a, b);
    if (!x->n) { printf("leaf %d\n", x->v); return x->v; }
    int found = 0, best = max ? -INF : INF;
    for (int i = 0; i < x->n; i++) {
        char q[64];
        sprintf(q, *path ? "%s.%d" : "%s%d", path, i + 1);
        int v;
        if (!found) v = pvs(x->c[i], a, b, !max, q);
        else if (max) {
            v = pvs(x->c[i], a, a + 1, 0, q);
            if (v > a && v < b) v = pvs(x->c[i], v, b, 0, q);
        } else {
            v = pvs(x->c[i], b - 1, b, 1, q);
            if (v < b && v > a) v = pvs(x->c[i], a, v, 1, q);
        }
        if (max) { if (v > best) best = v; if (v > a) { a = v; found = 1; } }
        else { if (v < best) best = v; if (v < b) { b = v; found = 1; } }
        if (a >= b) { if (i + 1 < x->n) printf("cut\n"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\nalgorithm pvs\ninfinity %d\ntree %s\n", INF, T);
    pvs(parse(), -INF, INF, 1, "");
}

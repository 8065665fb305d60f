/* alpha-beta, two functions, fail-soft */
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>
const char *T = "[[[5,6],[7,4,5]],[[3,3]],[[6],[6,9]],[[5,2],[9,8],[6,1]]]";
const char *p;
typedef struct N { int n, v; struct N *c[8]; } N;
N *parse(void) {
    N *x = calloc(1, sizeof(N));
    if (*p == '[') { p++; while (*p != ']') { if (*p == ',') p++; x->c[x->n++] = parse(); } p++; }
    else x->v = strtol(p, (char **)&p, 10);
    return x;
}
int minv(N *x, int a, int b, int k);
int maxv(N *x, int a, int b, int k) {
    printf("enter %d %d %d\n", k, a, b);
    if (!x->n) { printf("leaf %d\n", x->v); return x->v; }
    int v = INT_MIN;
    for (int i = 0; i < x->n; i++) {
        int w = minv(x->c[i], a, b, i);
        if (w > v) v = w;
        if (v >= b) { printf("cut\n"); break; }
        if (v > a) a = v;
    }
    printf("exit %d\n", v);
    return v;
}
int minv(N *x, int a, int b, int k) {
    printf("enter %d %d %d\n", k, a, b);
    if (!x->n) { printf("leaf %d\n", x->v); return x->v; }
    int v = INT_MAX;
    for (int i = 0; i < x->n; i++) {
        int w = maxv(x->c[i], a, b, i);
        if (w < v) v = w;
        if (v <= a) { printf("cut\n"); break; }
        if (v < b) b = v;
    }
    printf("exit %d\n", v);
    return v;
}
int main(void) {
    p = T;
    printf("yomisuji search-log 2\ntree %s\n", T);
    maxv(parse(), INT_MIN, INT_MAX, 0);
}

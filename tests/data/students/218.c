/* principal variation search, negamax, random tree in an array */
#include <stdio.h>
#include <limits.h>
typedef struct { int value, nk, kid[4]; } NODE;
static NODE pool[200];
static int used;
static unsigned rng = 7;
static int r(int n) { rng = rng * 1664525u + 1013904223u; return (rng >> 16) % n; }
static int build(int d) {
    int me = used++, i;
    if (d == 0 || (d == 1 && r(5) == 0)) { pool[me].value = r(41) - 20; pool[me].nk = 0; return me; }
    pool[me].nk = d == 3 ? 4 : 2 + r(2);
    for (i = 0; i < pool[me].nk; i++) { int k = build(d - 1); pool[me].kid[i] = k; }
    return me;
}
static void header(int n) {
    int i;
    if (!pool[n].nk) { printf("%d", pool[n].value); return; }
    putchar('[');
    for (i = 0; i < pool[n].nk; i++) { if (i) printf(","); header(pool[n].kid[i]); }
    putchar(']');
}
static const char *B(int x, char *buf) {
    if (x >= INT_MAX) return "INF";
    if (x <= -INT_MAX) return "-INF";
    sprintf(buf, "%d", x);
    return buf;
}
static int pvs(int n, int no, int a, int b, int color) {
    char x[20], y[20];
    int i, v, best = -INT_MAX;
    if (no < 0) printf("enter root %s %s\n", B(a, x), B(b, y));
    else printf("enter %d %s %s\n", no, B(a, x), B(b, y));
    if (!pool[n].nk) { printf("leaf %d\n", color * pool[n].value); return color * pool[n].value; }
    for (i = 0; i < pool[n].nk; i++) {
        int k = pool[n].kid[i];
        if (i == 0) v = -pvs(k, i, -b, -a, -color);
        else {
            v = -pvs(k, i, -a - 1, -a, -color);
            if (v > a && v < b) v = -pvs(k, i, -b, -a, -color);
        }
        if (v > best) best = v;
        if (v > a) a = v;
        if (a >= b) { if (i + 1 < pool[n].nk) printf("cut\n"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main(void) {
    int root = build(3);
    printf("yomisuji search-log 2\nalgorithm pvs\nview mover\nreturn soft\ntree ");
    header(root);
    printf("\n");
    pvs(root, -1, -INT_MAX, INT_MAX, 1);
    return 0;
}

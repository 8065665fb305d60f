/* UCT with random playouts, Nim with heaps 2 and 3 (last match wins), MAX's view, results 1 or 0 */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
typedef struct node { int a, b, who, nk, visits; double sum; char name[8]; struct node *kid[8], *up; } node;
static unsigned long st = 230;
static int rnd(int n) { st = (st * 6364136223846793005UL + 1442695040888963407UL); return (int)((st >> 33) % n); }
static node *mk(int a, int b, int who, node *up, const char *nm) {
    node *n = calloc(1, sizeof *n);
    n->a = a; n->b = b; n->who = who; n->up = up;
    snprintf(n->name, 8, "%s", nm);
    return n;
}
static void expand(node *n) {
    int k; char s[8];
    for (k = 1; k <= n->a; k++) { sprintf(s, "A%d", k); n->kid[n->nk++] = mk(n->a - k, n->b, !n->who, n, s); }
    for (k = 1; k <= n->b; k++) { sprintf(s, "B%d", k); n->kid[n->nk++] = mk(n->a, n->b - k, !n->who, n, s); }
    printf("  expand");
    for (k = 0; k < n->nk; k++) printf(" %s", n->kid[k]->name);
    printf("\n");
}
static int playout(int a, int b, int who) {
    while (a + b) { int k = rnd(a + b) + 1; if (k <= a) a -= k; else b -= k - a; who = !who; }
    return who == 1; /* who is to move has lost; 0 = MAX */
}
int main(void) {
    int it, i;
    node *root = mk(2, 3, 0, 0, "root");
    puts("yomisuji search-log 2\nalgorithm uct\nexploration 1.4142135623730951");
    for (it = 0; it < 40; it++) {
        node *n = root;
        int r;
        puts("iteration");
        while (n->a + n->b && (n == root || n->visits)) {
            node *best = 0; double u = -1;
            if (!n->nk) expand(n);
            for (i = 0; i < n->nk; i++) {
                node *k = n->kid[i];
                double x;
                if (!k->visits) { best = k; break; }
                x = k->sum / k->visits;
                if (n->who) x = 1 - x;
                x += 1.4142135623730951 * sqrt(log(n->visits) / k->visits);
                if (x > u) { u = x; best = k; }
            }
            n = best;
            printf("  enter %s\n", n->name);
        }
        r = playout(n->a, n->b, n->who);
        printf("  playout %d\n", r);
        for (; n; n = n->up) { n->visits++; n->sum += r; printf("  update %d %.6f\n", n->visits, n->sum / n->visits); }
    }
    return 0;
}

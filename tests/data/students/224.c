/* iterative deepening, minimax inside alpha-beta; inner nodes have a static value */
#include <stdio.h>
#include <math.h>
typedef struct Node { const char *id; double stat; int n; struct Node *k; } Node;
#define L(id, v) {id, v, 0, 0}
static Node a1[] = {L("a11", 2), L("a12", 5.5)}, a2[] = {L("a21", 4), L("a22", -1), L("a23", 3)};
static Node b1[] = {L("b11", 0.5), L("b12", 6)}, b2[] = {L("b21", 7), L("b22", 2.5)}, b3[] = {L("b31", 1), L("b32", 8)};
static Node c1[] = {L("c11", 6), L("c12", 4.5), L("c13", 5)}, c2[] = {L("c21", 9), L("c22", 3)};
static Node a[] = {{"a1", 3, 2, a1}, {"a2", 2.5, 3, a2}};
static Node b[] = {{"b1", 4, 2, b1}, {"b2", 5, 2, b2}, {"b3", 3.5, 2, b3}};
static Node c[] = {{"c1", 5, 3, c1}, {"c2", 6, 2, c2}};
static Node top[] = {{"a", 1, 2, a}, {"b", 2, 3, b}, {"c", 3, 2, c}};
static Node root = {"root", 0, 3, top};

static double go(Node *n, int depth, double al, double be, int max) {
    int i;
    double best = max ? -INFINITY : INFINITY;
    printf("enter %s %g %g\n", n->id, al, be);
    if (depth <= 0 || n->n == 0) { printf("leaf %g\n", n->stat); return n->stat; }
    for (i = 0; i < n->n; i++) {
        double v = go(&n->k[i], --depth, al, be, !max);
        if (max) { best = fmax(best, v); al = fmax(al, best); }
        else { best = fmin(best, v); be = fmin(be, best); }
        if (al >= be) { if (i + 1 < n->n) printf("cut\n"); break; }
    }
    printf("exit %g\n", best);
    return best;
}
static void tr(Node *n) {
    int i;
    if (!n->n) { printf("%g", n->stat); return; }
    for (i = 0; i < n->n; i++) { printf(i ? ", " : "["); tr(&n->k[i]); }
    printf("]");
}
int main(void) {
    int d;
    printf("yomisuji search-log 2\nalgorithm alpha-beta\norder tree\ntree ");
    tr(&root);
    printf("\n");
    for (d = 1; d <= 3; d++) { printf("depth %d\n", d); go(&root, d, -INFINITY, INFINITY, 1); }
    return 0;
}

#include <math.h>
#include <stdio.h>

typedef struct Node { int n; struct Node *kid[4]; double value; } Node;
#define L(x) &(Node){0, {0}, x}
#define N(...) &(Node){sizeof((Node *[]){__VA_ARGS__}) / sizeof(Node *), {__VA_ARGS__}, 0}

double search(Node *p, double alpha, double beta, int is_max, int nr) {
    printf("enter %d %g %g\n", nr, alpha, beta);
    if (p->n == 0) {
        printf("leaf %g\n", p->value);
        return p->value;
    }
    double best = is_max ? -INFINITY : INFINITY;
    for (int i = 0; i < p->n; i++) {
        int v = search(p->kid[i], alpha, beta, !is_max, i + 1);
        if (is_max) {
            if (v > best) best = v;
            if (best > alpha) alpha = best;
        } else {
            if (v < best) best = v;
            if (best < beta) beta = best;
        }
        if (beta <= alpha) {
            printf("cut\n");
            break;
        }
    }
    printf("exit %g\n", best);
    return best;
}

int main(void) {
    Node *t = N(N(N(L(3), L(1)), N(L(4), L(4.75)), L(6)),
                N(N(L(2.5), L(5.25)), N(L(3.5), L(7))),
                N(N(L(-1.5), L(0.25)), N(L(8), L(2.5), L(1))));
    printf("yomisuji search-log 1\n");
    search(t, -INFINITY, INFINITY, 1, 1);
    return 0;
}

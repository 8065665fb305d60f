#include <limits.h>
#include <stdio.h>
/* fail-hard alpha-beta */
typedef struct Node { int n; struct Node *kid[4]; int value; } Node;
#define L(x) &(Node){0, {0}, x}
#define N(...) &(Node){sizeof((Node *[]){__VA_ARGS__}) / sizeof(Node *), {__VA_ARGS__}, 0}

int min_value(Node *p, int alpha, int beta, int nr);

int done(int v) { printf("exit %d\n", v); return v; }

int max_value(Node *p, int alpha, int beta, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (p->n == 0) { printf("leaf %d\n", p->value); return p->value; }
    for (int i = 0; i < p->n; i++) {
        int v = min_value(p->kid[i], alpha, beta, i);
        if (v >= beta) { printf("cut\n"); return done(beta); }
        if (v > alpha) alpha = v;
    }
    return done(alpha);
}

int min_value(Node *p, int alpha, int beta, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (p->n == 0) { printf("leaf %d\n", p->value); return p->value; }
    for (int i = 0; i < p->n; i++) {
        int v = max_value(p->kid[i], alpha, beta, i);
        if (v <= alpha) { printf("cut\n"); return done(alpha); }
        if (v < beta) beta = v;
    }
    return done(alpha);
}

int main(void) {
    Node *t = N(N(N(L(6), L(2)), N(L(4), L(9), L(1)), N(L(8), L(8))),
                N(N(L(7), L(10)), N(L(9), L(3))),
                N(N(L(12), L(5)), N(L(3), L(5)), N(L(11), L(0))));
    printf("yomisuji search-log 1\n");
    max_value(t, INT_MIN, INT_MAX, 0);
    return 0;
}

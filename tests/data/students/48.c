#include <stdio.h>
#include <limits.h>

struct node { int value; int n; struct node *kid[4]; };
#define L(v) &(struct node){v, 0, {0}}
#define N2(a, b) &(struct node){0, 2, {a, b}}
#define N3(a, b, c) &(struct node){0, 3, {a, b, c}}

int ab(struct node *p, int alpha, int beta, int player, int number)
{
    int i, v, best;
    if (number < 0) printf("enter root %d %d\n", alpha, beta);
    else printf("enter %d %d %d\n", number, alpha, beta);
    if (p->n == 0) {
        printf("leaf %d\n", p->value);
        return p->value;
    }
    best = player ? INT_MIN : INT_MAX;
    for (i = 0; i < p->n - 1; i++) {
        v = ab(p->kid[i], alpha, beta, !player, i);
        if (player) {
            if (v > best) best = v;
            if (v > alpha) alpha = v;
        } else {
            if (v < best) best = v;
            if (v < beta) beta = v;
        }
        if (beta <= alpha) { printf("cut\n"); break; }
    }
    printf("exit %d\n", best);
    return best;
}

int main()
{
    struct node *root = N3(N3(L(4), L(6), L(1)), N2(L(5), L(9)), N3(L(8), L(3), L(7)));
    printf("yomisuji search-log 1\n");
    printf("tree [[4,6,1],[5,9],[8,3,7]]\n");
    ab(root, INT_MIN, INT_MAX, 1, -1);
    return 0;
}

/* alpha-beta, exercise 3. MAX and MIN in two functions */
#include <stdio.h>
#define INF 9999

typedef struct node { int value; int n; struct node *kid[4]; } node;

static node leaves[] = {{7}, {4}, {9}, {3}, {5}, {6}, {8}, {2}, {1}, {10}, {11}, {0}};
static node m[] = {
    {0, 2, {&leaves[0], &leaves[1]}}, {0, 2, {&leaves[2], &leaves[3]}},
    {0, 2, {&leaves[4], &leaves[5]}}, {0, 2, {&leaves[6], &leaves[7]}},
    {0, 2, {&leaves[8], &leaves[9]}}, {0, 2, {&leaves[10], &leaves[11]}}};
static node b[] = {{0, 2, {&m[0], &m[1]}}, {0, 2, {&m[2], &m[3]}}, {0, 2, {&m[4], &m[5]}}};
static node root = {0, 3, {&b[0], &b[1], &b[2]}};

int maxi(node *p, int alpha, int beta, int k);

static int answer[8];   /* best move on every level */
static int level;

int mini(node *p, int alpha, int beta, int k)
{
    int i, v;
    printf("enter %d %d %d\n", k, alpha, beta);
    if (p->n == 0) {
        printf("leaf %d\n", p->value);
        return p->value;
    }
    level++;
    for (i = 0; i < p->n; i++) {
        v = maxi(p->kid[i], alpha, beta, i + 1);
        if (v <= alpha) {
            printf("cut\n");
            beta = alpha;
            break;
        }
        if (v < beta) {
            answer[level] = i;
            beta = v;
        }
    }
    level--;
    printf("exit %d\n", beta);
    return beta;
}

int maxi(node *p, int alpha, int beta, int k)
{
    int i, v;
    printf("enter %d %d %d\n", k, alpha, beta);
    if (p->n == 0) {
        printf("leaf %d\n", p->value);
        return p->value;
    }
    level++;
    for (i = 0; i < p->n; i++) {
        v = mini(p->kid[i], alpha, beta, i + 1);
        if (v >= beta) {
            printf("cut\n");
            alpha = beta;
            break;
        }
        if (v > alpha)
            answer[level] = i;
            alpha = v;
    }
    level--;
    printf("exit %d\n", alpha);
    return alpha;
}

int main(void)
{
    printf("yomisuji search-log 2\ninfinity 9999\nreturn hard\n");
    printf("tree [[[7, 4], [9, 3]], [[5, 6], [8, 2]], [[1, 10], [11, 0]]]\n");
    maxi(&root, -INF, INF, 1);
    return 0;
}

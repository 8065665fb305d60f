/* Alpha-beta without recursion: a stack of frames. */
#include <stdio.h>
#include <limits.h>

/* first child, number of children, value */
struct n { int first, count, value; };
static const struct n t[] = {
    {1, 3, 0},                                    /* 0 root */
    {4, 2, 0}, {6, 3, 0}, {9, 2, 0},              /* 1..3 */
    {11, 2, 0}, {13, 2, 0},                       /* 4 5 */
    {15, 2, 0}, {0, 0, -2}, {17, 1, 0},           /* 6 7 8 */
    {18, 3, 0}, {21, 2, 0},                       /* 9 10 */
    {0, 0, -7}, {0, 0, 3}, {0, 0, 3}, {0, 0, 11}, /* 11..14 */
    {0, 0, 5}, {0, 0, 8}, {0, 0, 1},              /* 15..17 */
    {0, 0, 4}, {0, 0, -1}, {0, 0, 2}, {0, 0, 6}, {0, 0, -3}};

struct frame { int node, next, alpha, beta, best, max; };

static void print_tree(int k)
{
    int i;
    if (!t[k].count) { printf("%d", t[k].value); return; }
    for (i = 0; i < t[k].count; i++) {
        printf(i ? ", " : "[");
        print_tree(t[k].first + i);
    }
    printf("]");
}

int main(void)
{
    struct frame s[16];
    int top = 0, ret = 0, have = 0;

    printf("yomisuji search-log 2\nalgorithm alpha-beta\nroot max\nview max\n");
    printf("cut >=\nreturn soft\nbounds deep\norder tree\ntree ");
    print_tree(0);
    printf("\n");
    s[0] = (struct frame){0, 0, INT_MIN, INT_MAX, INT_MIN, 1};
    printf("enter INT_MIN INT_MAX\n");
    while (top >= 0) {
        struct frame *f = &s[top];
        const struct n *p = &t[f->node];
        if (have) {
            have = 0;
            if (f->max) {
                if (ret > f->best) f->best = ret;
                if (f->best > f->alpha) f->alpha = f->best;
            } else {
                if (ret < f->best) f->best = ret;
                if (f->best < f->beta) f->beta = f->best;
            }
            if (f->alpha >= f->beta && f->next < p->count) {
                printf("cut\n");
                f->next = p->count;
            }
        }
        if (p->count == 0) {
            ret = p->value;
            have = 1;
            printf("leaf %d\n", ret);
            top--;
        } else if (f->next == p->count) {
            ret = f->best;
            have = 1;
            printf("exit %d\n", ret);
            top--;
        } else {
            struct frame *c = &s[++top];
            c->node = p->first + f->next++;
            c->next = 0;
            c->alpha = f->alpha;
            c->beta = f->beta;
            c->max = !f->max;
            c->best = c->max ? INT_MIN : INT_MAX;
            printf("enter %d ", f->next);
            if (c->alpha == INT_MIN) printf("INT_MIN "); else printf("%d ", c->alpha);
            if (c->beta == INT_MAX) printf("INT_MAX\n"); else printf("%d\n", c->beta);
        }
    }
    return 0;
}

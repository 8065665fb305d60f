/* alpha-beta without recursion. Tree as an array: first child, number of children, value */
#include <stdio.h>
#include <limits.h>
typedef struct { int first, count, value; } Node;
static const Node t[] = {
    {1, 3, 0},
    {4, 2, 0}, {6, 3, 0}, {9, 2, 0},
    {11, 2, 0}, {0, 0, 4}, {13, 2, 0}, {15, 2, 0}, {0, 0, 1}, {17, 3, 0}, {20, 2, 0},
    {0,0,7}, {0,0,-1}, {0,0,2}, {0,0,3}, {0,0,9}, {0,0,4},
    {0,0,6}, {0,0,5}, {0,0,4}, {0,0,8}, {0,0,-6}
};
typedef struct { int node, next, a, b, best; } Frame;
static Frame s[16];

int main(void) {
    int top = 0;
    puts("yomisuji search-log 1");
    puts("root min");
    puts("tree [[[7,-1],4],[[2,3],[9,4],1],[[6,5,4],[8,-6]]]");
    s[0] = (Frame){0, 0, INT_MIN, INT_MAX, INT_MAX};
    printf("enter root INT_MIN INT_MAX\n");
    while (top >= 0) {
        Frame *f = &s[top];
        const Node *n = &t[f->node];
        int max = top % 2 == 1;
        if (n->count > 0 && f->next < n->count && f->a <= f->b) {
            Frame c = {n->first + f->next++, 0, f->a, f->b, max ? INT_MAX : INT_MIN};
            printf("%*senter %d %d %d\n", 2 * top + 2, "", f->next, c.a, c.b);
            s[++top] = c;
            continue;
        }
        if (n->count == 0) {
            f->best = n->value;
            printf("%*sleaf %d\n", 2 * top, "", n->value);
        } else {
            if (f->next < n->count) printf("%*scut\n", 2 * top, "");
            printf("%*sexit %d\n", 2 * top, "", f->best);
        }
        int v = f->best;
        if (--top < 0) break;
        f = &s[top];
        if (top % 2 == 1) {
            if (v > f->best) f->best = v;
            if (v > f->a) f->a = v;
        } else {
            if (v < f->best) f->best = v;
            if (v < f->b) f->b = v;
        }
    }
    return 0;
}

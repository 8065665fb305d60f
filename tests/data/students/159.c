/* Minimax with memory for two heaps: take 1 or 2 from one heap, or 1 from both.
   Who takes the last stone gets 10 points less what is written on the last heap (a: 1, b: 4, both: 7). */
#include <stdio.h>
#include <string.h>
#define SLOTS 11

struct slot { int used, a, b, max, last, value; };
static struct slot memo[SLOTS];

static const struct { const char *name; int a, b, worth; } move[] = {
    {"a1", 1, 0, 1}, {"a2", 2, 0, 1}, {"b1", 0, 1, 4}, {"b2", 0, 2, 4}, {"ab", 1, 1, 7}};

static int count(int a, int b, int max, int last)
{
    int i, best = max ? -99 : 99, any = 0;
    for (i = 0; i < 5; i++) {
        int v;
        if (move[i].a > a || move[i].b > b) continue;
        any = 1;
        v = count(a - move[i].a, b - move[i].b, !max, move[i].worth);
        if (max ? v > best : v < best) best = v;
    }
    return any ? best : max ? -(10 - last) : 10 - last;
}

static void print_tree(int a, int b, int max, int last)
{
    int i, first = 1;
    if (a + b == 0) { printf("%d", count(a, b, max, last)); return; }
    for (i = 0; i < 5; i++) {
        if (move[i].a > a || move[i].b > b) continue;
        printf(first ? "[" : ", ");
        first = 0;
        print_tree(a - move[i].a, b - move[i].b, !max, move[i].worth);
    }
    printf("]");
}

static int minimax(int a, int b, int max, int last, const char *name)
{
    int i, best = max ? -99 : 99;
    struct slot *s = &memo[(a * 5 + b * 3 + max) % SLOTS];
    printf("enter %s\n", name);
    if (a + b == 0) {
        best = max ? -(10 - last) : 10 - last;
        printf("leaf %d\n", best);
        return best;
    }
    if (s->used) {
        printf("recall %d\n", s->value);
        return s->value;
    }
    for (i = 0; i < 5; i++) {
        int v;
        if (move[i].a > a || move[i].b > b) continue;
        v = minimax(a - move[i].a, b - move[i].b, !max, move[i].worth, move[i].name);
        if (max ? v > best : v < best) best = v;
    }
    s->used = 1; s->a = a; s->b = b; s->max = max; s->last = last; s->value = best;
    printf("exit %d\n", best);
    return best;
}

int main(void)
{
    printf("yomisuji search-log 2\nalgorithm minimax\ntree ");
    print_tree(2, 2, 1, 0);
    printf("\n");
    minimax(2, 2, 1, 0, "");
    return 0;
}

/* alpha-beta straight from the text of the tree: no nodes are built */
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>
#define INFTY 1000000000

static const char *skip(const char *s)          /* behind the subtree at s */
{
    int depth = 0;
    do {
        if (*s == '[') { depth++; s++; }
        else if (*s == ']') { depth--; s++; }
        else if (*s == '-' || isdigit((unsigned char)*s)) strtol(s, (char **)&s, 10);
        else s++;
    } while (depth);
    return s;
}

static void bound(int b)
{
    if (b >= INFTY) printf(" inf"); else if (b <= -INFTY) printf(" -inf"); else printf(" %d", b);
}

static int search(const char *s, int lo, int hi, int max, int number)
{
    int best, i = 0;
    printf("enter");
    if (number) printf(" %d", number); else printf(" root");
    bound(lo); bound(hi); printf("\n");
    if (*s != '[') { printf("leaf %d\n", atoi(s)); return atoi(s); }
    best = max ? lo : hi;
    for (s++; *s != ']'; s = skip(s)) {
        int v;
        while (*s == ',' || *s == ' ') s++;
        if (lo >= hi) {
            printf("cut");
            for (;;) {
                while (*s == ',' || *s == ' ') s++;
                if (*s == ']') break;
                printf(" %d", ++i);
                s = skip(s);
            }
            printf("\n");
            break;
        }
        v = search(s, lo, hi, !max, ++i);
        if (max) { if (v > best) best = v; if (best > lo) lo = best; }
        else     { if (v < best) best = v; if (best < hi) hi = best; }
    }
    if (lo >= hi) best = max ? hi : lo;
    printf("exit %d\n", best);
    return best;
}

int main(void)
{
    const char *t = "[[[[1, 4], [3, 2]], [[5, 0], [6, 6, 1]]], [[[2, 7], 3], [[8, 4], [-5, 9]]], [[2, [1, 3]], [[0, 7], 4, 4]]]";
    printf("yomisuji search-log 1\nroot min\ntree %s\n", t);
    search(t, -INFTY, INFTY, 0, 0);
    return 0;
}

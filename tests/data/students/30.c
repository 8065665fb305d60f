/* fail-hard negamax, the root is MIN's; numbers from the mover's view */
#include <stdio.h>
#include <stdlib.h>
#define INF 99999
static const char *p; /* the tree as text; leaves from MAX's view */

static void skip(void) { /* skips one subtree */
    int open = 0;
    do {
        if (*p == '(') open++, p++;
        else if (*p == ')') open--, p++;
        else if (*p == ' ') p++;
        else strtol(p, (char **)&p, 10);
    } while (open > 0);
}

static int nega(int alpha, int beta, int color, int nr) {
    int i = 0, stop = 0;
    printf("enter %d %d %d\n", nr, alpha, beta);
    while (*p == ' ') p++;
    if (*p != '(') {
        int v = color * (int)strtol(p, (char **)&p, 10);
        printf("exit %d\n", v);
        return v;
    }
    p++;
    for (;;) {
        while (*p == ' ') p++;
        if (*p == ')') break;
        if (stop) { skip(); continue; }
        int v = -nega(-beta, -alpha, -color, i++);
        if (v >= beta) { alpha = beta; stop = 1; puts("cut"); }
        else if (v > alpha) alpha = v;
    }
    p++;
    printf("exit %d\n", alpha);
    return alpha;
}

int main(void) {
    p = "(((3 8 -2) (5 (1 9)) 4) ((7 7) (-6 2 0) ((3 4) 11)) ((10 -1) (2 2) 6) (5 (8 3)))";
    puts("yomisuji search-log 1\nroot min\nview mover\ninfinity 99999");
    nega(-INF, INF, -1, 0);
    return 0;
}

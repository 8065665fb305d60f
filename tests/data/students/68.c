#include <stdio.h>
#define INF 99
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

/* four boxes of three coins each */
int money[4][3] = { {40, 75, 60}, {120, 105, 150}, {80, 30, 95}, {110, 20, 130} };

int take(int box, int alpha, int beta)
{
    int best = INF;
    for (int c = 0; c < 3; c++) {
        printf("enter %d %d %d\n", c + 1, alpha, beta);
        printf("leaf %d\n", money[box][c]);
        best = MIN(best, money[box][c]);
        beta = MIN(beta, best);
        if (alpha >= beta) { puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return best;
}

int main(void)
{
    int alpha = -INF, best = -INF;
    printf("yomisuji search-log 1\ninfinity %d\ntree [", INF);
    for (int b = 0; b < 4; b++)
        printf("%s[%d, %d, %d]", b ? ", " : "", money[b][0], money[b][1], money[b][2]);
    printf("]\nenter root %d %d\n", -INF, INF);
    for (int b = 0; b < 4; b++) {
        printf("enter %d %d %d\n", b + 1, alpha, INF);
        int won = take(b, alpha, INF);
        best = MAX(best, won);
        alpha = MAX(alpha, best);
        if (alpha >= INF) { puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return 0;
}

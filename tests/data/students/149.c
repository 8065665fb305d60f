/* Coins in a row: take the left or the right one. Value: coins of MAX minus coins of MIN. */
#include <stdio.h>

static int coin[5] = {4, 9, 2, 7, 5};

static int play(int l, int r, int diff, int alpha, int beta, int max, const char *move)
{
    int best = max ? -1000 : 1000, side, v;
    printf("enter %s ", move);
    if (alpha == -1000) printf("-inf "); else printf("%d ", alpha);
    if (beta == 1000) printf("inf\n"); else printf("%d\n", beta);
    if (l > r) {
        printf("leaf %d\n", diff);
        return diff;
    }
    for (side = 0; side < 2; side++) {
        int c = side == 0 ? coin[l] : coin[r];
        if (side == 1 && l == r) break;          /* the last coin: only one move */
        v = play(l + (side == 0), r - (side == 1), max ? diff + c : diff - c,
                 alpha, beta, !max, side == 0 ? "left" : "right");
        if (max) {
            if (v > best) best = v;
            if (v > alpha) alpha = v;
        } else {
            if (v < best) best = v;
            if (v < beta) beta = v;
        }
        if (alpha >= beta && side == 0 && l < r) {
            printf("cut right\n");
            break;
        }
    }
    printf("exit %d\n", best);
    return best;
}

int main(void)
{
    printf("yomisuji search-log 1\n");
    play(0, 4, 0, -1000, 1000, 1, "");
    return 0;
}

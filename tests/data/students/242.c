/* Iterative deepening, alpha-beta, killer moves and history; pebbles on a ring of five cups.
   A move empties one cup and sows; MAX wants many pebbles in the even cups. */
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>
typedef struct { int cup[5]; } P;
static int killer[16], hist[2][5];
static P sow(P p, int c) { int s = p.cup[c], i = c; p.cup[c] = 0; while (s--) { i = (i + 1) % 5; p.cup[i]++; } return p; }
static int eval(const P *p) { return p->cup[0] * 2 + p->cup[2] + p->cup[4] - p->cup[1] * 2 - p->cup[3]; }
static const char *lim(int v, char *b) { if (v == INT_MAX) return "INT_MAX"; if (v == INT_MIN) return "INT_MIN"; sprintf(b, "%d", v); return b; }
static int search(P p, int ply, int depth, int alpha, int beta, int from) {
    char x[16], y[16];
    int mv[5], n = 0, i, j, best, max = !(ply & 1);
    if (ply) printf("%*senter cup-%c %s %s\n", 2 * ply, "", "abcde"[from], lim(alpha, x), lim(beta, y));
    else printf("enter root %s %s\n", lim(alpha, x), lim(beta, y));
    for (i = max ? 0 : 1; i < 5; i += max ? 2 : 1) if (p.cup[i]) mv[n++] = i;
    if (!depth || !n) { printf("%*sleaf %d\n", 2 * ply, "", eval(&p)); return eval(&p); }
    for (i = 1; i < n; i++) /* insertion sort: killer, then history */
        for (j = i; j > 0; j--) {
            int a = mv[j] == killer[ply] ? 9999 : hist[max][mv[j]], b = mv[j - 1] == killer[ply] ? 9999 : hist[max][mv[j - 1]];
            if (a <= b) break;
            { int t = mv[j]; mv[j] = mv[j - 1]; mv[j - 1] = t; }
        }
    best = max ? INT_MIN : INT_MAX;
    for (i = 0; i < n; i++) {
        int v = search(sow(p, mv[i]), ply + 1, depth - 1, alpha, beta, mv[i]);
        if (max ? v > best : v < best) best = v;
        if (max && best > alpha) alpha = best;
        if (!max && best < beta) beta = best;
        if (alpha >= beta) {
            killer[ply] = mv[i];
            hist[max][mv[i]] += depth * depth;
            if (i + 1 < n) {
                printf("%*scut", 2 * ply, "");
                for (j = i + 1; j < n; j++) printf(" cup-%c", "abcde"[mv[j]]);
                printf("\n");
            }
            break;
        }
    }
    printf("%*sexit %d\n", 2 * ply, "", best);
    return best;
}
int main(void) {
    P start = {{2, 1, 3, 0, 2}};
    int d;
    for (d = 0; d < 16; d++) killer[d] = -1;
    puts("yomisuji search-log 2\nalgorithm alpha-beta\nroot max\nview max\ncut >=\nreturn soft\nbounds deep\norder any");
    for (d = 1; d <= 4; d++) { printf("depth %d\n", d); search(start, 0, d, INT_MIN, INT_MAX, 0); }
    return 0;
}

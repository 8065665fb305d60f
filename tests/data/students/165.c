/* quiescence search, stand pat, fail-soft, values for White (MAX) */
#include <stdio.h>
#define INF 30000
typedef struct { const char *name; int eval; int kids[4]; } Node;   /* kids end with 0 */
static Node t[] = {
  {"start", 10, {1, 2, 3}},
  {"QxP", 30, {4, 5}}, {"RxN", 45, {6, 7, 8}}, {"BxB", 12, {9, 10}},
  {"PxQ", -60, {11}}, {"NxP", 18, {0}},
  {"KxR", -5, {12, 13}}, {"NxQ", 33, {0}}, {"PxP", 28, {14}},
  {"QxB", 8, {0}}, {"RxB", 14, {15}},
  {"RxP", -40, {0}}, {"BxN", 26, {0}}, {"QxR", 41, {0}}, {"QxB", 52, {0}}, {"NxR", 60, {0}}
};
static const char *s(int x, char *b) {
  if (x >= INF) return "inf";
  if (x <= -INF) return "-inf";
  sprintf(b, "%d", x);
  return b;
}
static int q(int n, int alpha, int beta, int white, int ply) {
  char x[12], y[12];
  int best = t[n].eval, i, v;
  printf("%*senter %s %s %s\n", 2 * ply, "", t[n].name, s(alpha, x), s(beta, y));
  if (!t[n].kids[0]) { printf("%*sleaf %d\n", 2 * ply, "", best); return best; }
  printf("%*sstand %d\n", 2 * ply, "", best);
  if (white) { if (best > alpha) alpha = best; } else if (best < beta) beta = best;
  for (i = 0; t[n].kids[i]; i++) {
    if (alpha >= beta) {
      printf("%*scut", 2 * ply, "");
      for (; t[n].kids[i]; i++) printf(" %s", t[t[n].kids[i]].name);
      printf("\n");
      break;
    }
    v = q(t[n].kids[i], alpha, beta, !white, ply + 1);
    if (white) { if (v > best) best = v; if (best > alpha) alpha = best; }
    else { if (v < best) best = v; if (best < beta) beta = best; }
  }
  printf("%*sexit %d\n", 2 * ply, "", best);
  return best;
}
int main(void) {
  printf("yomisuji search-log 2\nalgorithm quiescence-alpha-beta\ninfinity 30000\n");
  q(0, -INF, INF, 1, 0);
  return 0;
}

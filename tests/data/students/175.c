/* MTD(f) without memory, alpha-beta fail-soft below */
#include <stdio.h>
#define INF 99999
static int leaf[3][2][3] = {{{14, 3, 9}, {6, 11, 2}}, {{8, 5, 7}, {12, 10, 4}}, {{1, 6, 13}, {9, 2, 15}}};
static int path[3];
static const char *w(int x, char *b) {
  if (x >= INF) return "inf";
  if (x <= -INF) return "-inf";
  sprintf(b, "%d", x);
  return b;
}
static int ab(int ply, int alpha, int beta) {
  static const int width[3] = {3, 2, 3};
  char x[12], y[12], name[8] = "root";
  int i, v, best = ply % 2 ? INF : -INF;
  if (ply) sprintf(name, "%d", path[ply - 1]);
  printf("enter %s %s %s\n", name, w(alpha, x), w(beta, y));
  if (ply == 3) {
    v = leaf[path[0]][path[1]][path[2]];
    printf("leaf %d\n", v);
    return v;
  }
  for (i = 0; i < width[ply]; i++) {
    path[ply] = i;
    v = ab(ply + 1, alpha, beta);
    if (ply % 2) { if (v < best) best = v; if (best < beta) beta = best; }
    else { if (v > best) best = v; if (best > alpha) alpha = best; }
    if (alpha >= beta) { printf("cut\n"); break; }
  }
  printf("exit %d\n", best);
  return best;
}
int main(void) {
  int lower = -INF, upper = INF, g = 2, beta;
  printf("yomisuji search-log 2\nalgorithm mtd-f\ninfinity 99999\n");
  printf("tree [[[14, 3, 9], [6, 11, 2]], [[8, 5, 7], [12, 10, 4]], [[1, 6, 13], [9, 2, 15]]]\n");
  while (lower < upper) {
    beta = (g == lower) ? g + 1 : g;
    g = ab(0, beta - 1, beta);
    if (g < beta) upper = g; else lower = beta;  //R: if (g < beta) upper = g; else lower = g;
  }
  return 0;
}

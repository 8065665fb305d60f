/* negamax with int bounds */
#include <stdio.h>
#include <limits.h>
static int leaf[3][3][2] = {{{4, 7}, {2, 9}, {6, 5}}, {{8, 1}, {3, 5}, {7, 7}}, {{5, 6}, {9, 8}, {1, 4}}};
static const char *txt(int x, char *b) {
  if (x >= INT_MAX) return "inf";
  if (x <= -INT_MAX) return "-inf";
  sprintf(b, "%d", x);
  return b;
}
static int path[3];
static int negamax(int ply, int alpha, int beta, int sign) {
  static const int width[3] = {3, 3, 2};
  char a[16], b[16];
  int i, v, best = -INT_MAX;
  if (ply) printf("enter %d %s %s\n", path[ply - 1] + 1, txt(alpha, a), txt(beta, b));
  else printf("enter root %s %s\n", txt(alpha, a), txt(beta, b));
  if (ply == 3) {
    v = sign * leaf[path[0]][path[1]][path[2]];
    printf("leaf %d\n", v);
    return v;
  }
  for (i = 0; i < width[ply]; i++) {
    path[ply] = i;
    v = -negamax(ply + 1, -beta, -alpha, -sign);
    if (v > best) best = v;
    if (v > alpha) alpha = v;
    if (alpha >= beta) {
      printf("cut");
      while (++i < width[ply]) printf(" %d", i + 1);
      printf("\n");
    }
  }
  printf("exit %d\n", best);
  return best;
}
int main(void) {
  printf("yomisuji search-log 2\nalgorithm alpha-beta\nview mover\n");
  negamax(0, INT_MIN, INT_MAX, 1);  //R: negamax(0, -INT_MAX, INT_MAX, 1);
  return 0;
}

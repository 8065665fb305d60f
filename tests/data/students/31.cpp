#include <algorithm>
#include <climits>
#include <cstdio>
unsigned state = 77;
int rnd(int n) { state = state * 1664525u + 1013904223u; return (state >> 16) % n; }
struct Node { int value, n; Node *kid[3]; };

Node *build(int d) {
    Node *p = new Node{0, 0, {}};
    if (d == 0) { p->value = rnd(60) - 20; return p; }
    p->n = 2 + rnd(2);
    for (int i = 0; i < p->n; i++) p->kid[i] = build(d - 1);
    return p;
}
int minValue(Node *p, int alpha, int beta, int nr);

int maxValue(Node *p, int alpha, int beta, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (!p->n) { printf("leaf %d\n", p->value); return p->value; }
    int best = INT_MIN;
    for (int i = 0; i < p->n; i++) {
        best = std::max(best, minValue(p->kid[i], best, beta, i + 1));
        alpha = std::max(alpha, best);
        if (alpha >= beta) { puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int minValue(Node *p, int alpha, int beta, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (!p->n) { printf("leaf %d\n", p->value); return p->value; }
    int best = INT_MAX;
    for (int i = 0; i < p->n; i++) {
        best = std::min(best, maxValue(p->kid[i], alpha, beta, i + 1));
        beta = std::min(beta, best);
        if (alpha >= beta) { puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main() {
    puts("yomisuji search-log 1");
    maxValue(build(4), INT_MIN, INT_MAX, 1);
}

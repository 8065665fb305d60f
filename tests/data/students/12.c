/* complete binary tree in an array, alpha-beta without windows in the log */
#include <stdio.h>
#define DEPTH 5
static int leaves[1 << DEPTH];
static unsigned seed = 2024;

static int next(void) { seed = seed * 1103515245u + 12345u; return (int)(seed >> 16 & 0x7fff); }
static int max(int a, int b) { return a > b ? a : b; }
static int min(int a, int b) { return a < b ? a : b; }

int ab(int depth, int index, int a, int b, int is_max) {
    int best, v;
    printf("%*senter\n", depth, "");
    if (depth == DEPTH) {
        printf("%*sexit %d\n", depth, "", leaves[index]);
        return leaves[index];
    }
    best = is_max ? -1000 : 1000;
    for (int k = 0; k < 2; k++) {
        v = ab(depth + 1, 2 * index + k, a, b, !is_max);
        if (is_max) a = max(a, best = max(best, v));
        else b = min(b, best = min(best, v));
        if (a >= b && k == 0) {
            printf("%*scut\n", depth, "");
            break;
        }
    }
    printf("%*sexit %d\n", depth, "", best);
    return best;
}

void show(int depth, int index) {
    if (depth == DEPTH) { printf("%d", leaves[index]); return; }
    printf("[");
    show(depth + 1, 2 * index);
    printf(", ");
    show(depth + 1, 2 * index + 1);
    printf("]");
}

int main(void) {
    for (int i = 0; i < 1 << DEPTH; i++) leaves[i] = next() % 19 - 9;
    printf("yomisuji search-log 1\ntree ");
    show(0, 0);
    printf("\n");
    ab(0, 0, -1000, 1000, 1);
    return 0;
}

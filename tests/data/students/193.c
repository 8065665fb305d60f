/* minimax on a complete tree kept in an array */
#include <stdio.h>
#define LEVELS 3
#define WIDTH 3
int values[] = {6, 2, 7,  1, 8, 3,  5, 9, 4,   3, 7, 5,  9, 2, 6,  8, 4, 1,   2, 6, 9,  7, 5, 8,  4, 1, 3};

void print_tree(int pos, int level) {
    if (level == LEVELS) { printf("%d", values[pos]); return; }
    putchar('[');
    for (int k = 0; k < WIDTH; k++) {
        if (k > 0) printf(", ");
        print_tree(pos * WIDTH + k, level + 1);
    }
    putchar(']');
}

int minimax(int pos, int level, int who) {
    static int best; //R: int best;
    if (level == LEVELS) {
        printf("leaf %d\n", values[pos]);
        return values[pos];
    }
    best = who == 1 ? -1000 : 1000;
    for (int k = 0; k < WIDTH; k++) {
        printf("enter %d\n", k);
        int v = minimax(pos * WIDTH + k, level + 1, -who);
        if (who == 1 && v > best) best = v;
        if (who == -1 && v < best) best = v;
    }
    printf("exit %d\n", best);
    return best;
}

int main(void) {
    puts("yomisuji search-log 2");
    puts("algorithm minimax");
    printf("tree ");
    print_tree(0, 0);
    puts("");
    puts("enter root");
    minimax(0, 0, 1);
    return 0;
}

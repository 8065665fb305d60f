#include <algorithm>
#include <climits>
#include <cstdio>
#include <vector>
using namespace std;

struct Node { int value; vector<Node> kids; };
static Node L(int v) { return Node{v, {}}; }
static Node N(vector<Node> k) { return Node{0, k}; }

int alphabeta(const Node &n, int alpha, int beta, bool maxPlayer, int nr) {
    printf("enter %d %d %d\n", nr, alpha, beta);
    if (n.kids.empty()) { printf("leaf %d\n", n.value); return n.value; }
    int best = maxPlayer ? INT_MIN : INT_MAX;
    for (size_t i = 0; i < n.kids.size(); i++) {
        int v = alphabeta(n.kids[i], alpha, beta, !maxPlayer, i + 1);
        if (maxPlayer) { best = max(best, v); alpha = max(alpha, best); }
        else           { best = min(best, v); beta = min(beta, best); }
        if (alpha > beta) { puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main() {
    Node t = N({N({L(4), L(6), L(5)}), N({L(3), L(8)}), N({L(7), L(4), L(9)}), N({L(6), N({L(2), L(4)}), L(5), L(6)})});
    puts("yomisuji search-log 1");
    puts("tree [[4,6,5],[3,8],[7,4,9],[6,[2,4],5,6]]");
    alphabeta(t, INT_MIN, INT_MAX, true, 1);
}

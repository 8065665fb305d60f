// negamax, fail-soft
#include <cstdio>
#include <string>
#include <vector>
#include <cctype>
constexpr int INF = 99999;
struct Node { std::vector<Node*> kids; int value = 0; };
static Node* read(const char*& p) {
    Node* n = new Node;
    if (*p != '[') { n->value = std::stoi(p); while (*p == '-' || isdigit(*p)) ++p; return n; }
    for (++p; *p != ']';) { if (*p == ',' || *p == ' ') ++p; else n->kids.push_back(read(p)); }
    ++p;
    return n;
}
static int negamax(const Node* n, int alpha, int beta, int colour) {
    int best = -INF;
    if (n->kids.empty()) { printf("leaf %d\n", colour * n->value); return colour * n->value; }
    for (size_t i = 0; i < n->kids.size(); ++i) {
        const int a = best > alpha ? best : alpha;
        printf("enter %zu %d %d\n", i + 1, -beta, -a);
        const int v = -negamax(n->kids[i], -beta, -a, -colour);
        if (v > best) best = v;
        if (best >= beta) { if (i + 1 < n->kids.size()) puts("cut"); break; }
    }
    printf("exit %d\n", best);
    return best;
}
int main() {
    const char* text = "[[[-4, 2], [6, -1], [3, 3]], [[1, 0, -7], [2, -2]], [[5, 8], [-3, -9, 4], [7, 2]]]";
    printf("yomisuji search-log 1\nview mover\ninfinity %d\nroot min\ntree %s\n", INF, text);
    Node* root = read(text);
    printf("enter %d %d\n", -INF, INF);
    negamax(root, -INF, INF, -1);
}

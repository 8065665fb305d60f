// Exercise 7: NegaMax with alpha-beta
#include <iostream>
#include <vector>
#include <algorithm>
using std::cout;

class Node {
public:
    Node(int v) : value(v) {}
    Node(std::vector<Node> k) : children(std::move(k)) {}
    bool terminal() const { return children.empty(); }
    int value = 0;
    std::vector<Node> children;
};

class Search {
    static const int inf = 30000;
public:
    int negaMax(const Node& node, int alpha, int beta, int sign, int no) {
        cout << "enter ";
        if (no) cout << no << " ";
        cout << alpha << " " << beta << "\n";
        if (node.terminal()) {
            cout << "leaf " << sign * node.value << "\n";
            return sign * node.value;
        }
        int best = -inf, i = 1;
        for (const Node& c : node.children) {
            best = std::max(best, -negaMax(c, -alpha, -beta, -sign, i++));
            alpha = std::max(alpha, best);
            if (alpha >= beta) { cout << "cut\n"; break; }
        }
        cout << "exit " << best << "\n";
        return best;
    }
    void start(const Node& root) { negaMax(root, -inf, inf, 1, 0); }
};

int main() {
    using V = std::vector<Node>;
    Node root(V{Node(V{7, 4, 5}), Node(V{3, 9, 8}), Node(V{6, 6, 1}), Node(V{8, 5, 7})});
    cout << "yomisuji search-log 1\nview mover\ninfinity 30000\ntree [[7,4,5],[3,9,8],[6,6,1],[8,5,7]]\n";
    Search().start(root);
}

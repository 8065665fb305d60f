// The log of an alpha-beta search, for yomisuji:  g++ search_log.cpp -o log && ./log > mine.log
#include <algorithm>
#include <climits>
#include <iostream>
#include <vector>

struct Node { int value; std::vector<Node> children; };

int search(const Node& node, int alpha, int beta, bool isMax, int number) {
    std::cout << "enter " << (number < 0 ? "" : std::to_string(number)) << " " << alpha << " " << beta << "\n";
    if (node.children.empty()) {
        std::cout << "leaf " << node.value << "\n";
        return node.value;
    }
    int best = isMax ? INT_MIN : INT_MAX;
    for (int at = 0; at < (int)node.children.size(); at++) {
        int value = search(node.children[at], alpha, beta, !isMax, at);
        best = isMax ? std::max(best, value) : std::min(best, value);
        (isMax ? alpha : beta) = isMax ? std::max(alpha, best) : std::min(beta, best);
        if (alpha >= beta) { std::cout << "cut\n"; break; }
    }
    std::cout << "exit " << best << "\n";
    return best;
}

int main() {
    std::cout << "yomisuji search-log 1\ntree [[3, 12, 8], [2, 4, 6], [14, 5, 2]]\n";
    Node tree{0, {{0, {{3, {}}, {12, {}}, {8, {}}}}, {0, {{2, {}}, {4, {}}, {6, {}}}}, {0, {{14, {}}, {5, {}}, {2, {}}}}}};
    search(tree, INT_MIN, INT_MAX, true, -1);
}

// minimax with two functions; every value is reported again by the parent (back)
#include <algorithm>
#include <iostream>
#include <vector>
struct Node { double v; std::vector<Node> kids; };
Node leaf(double v) { return {v, {}}; }

double minValue(const Node &n, int nr);

double maxValue(const Node &n, int nr) {
    std::cout << "enter " << nr << "\n";
    if (n.kids.empty()) { std::cout << "leaf " << n.v << "\n"; return n.v; }
    double best = -1e9;
    int i = 0;
    for (const Node &k : n.kids) {
        double v = minValue(k, i++);
        std::cout << "back " << v << "\n";
        best = std::max(best, v);
    }
    std::cout << "exit " << best << "\n";
    return best;
}
double minValue(const Node &n, int nr) {
    std::cout << "enter " << nr << "\n";
    if (n.kids.empty()) { std::cout << "leaf " << n.v << "\n"; return n.v; }
    double best = 1e9;
    int i = 0;
    for (const Node &k : n.kids) {
        double v = maxValue(k, i++);
        std::cout << "back " << v << "\n";
        best = std::min(best, v);
    }
    std::cout << "exit " << best << "\n";
    return best;
}
int main() {
    std::cout << "yomisuji search-log 1\nalgorithm minimax\n";
    std::vector<Node> top;
    for (int i = 0; i < 4; i++) {
        std::vector<Node> mid;
        for (int j = 0; j < 2 + i % 2; j++) {
            std::vector<Node> low;
            for (int k = 0; k < 3 - j % 2; k++) low.push_back(leaf((i * 37 + j * 23 + k * 11) % 17 / 2.0 - 3));
            mid.push_back({0, low});
        }
        top.push_back({0, mid});
    }
    maxValue({0, top}, 0);
}

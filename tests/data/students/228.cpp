#include <iostream>
#include <vector>
#include <sstream>
#include <functional>
// MTD(f) for a root where MIN moves, MAX's view, fail-hard, no table
struct Tree { int value; std::vector<Tree> sub; };
static Tree t(std::vector<Tree> s) { return {0, s}; }
static Tree l(int v) { return {v, {}}; }
static std::string text(const Tree& x) {
    if (x.sub.empty()) return std::to_string(x.value);
    std::ostringstream o;
    o << "[";
    for (size_t i = 0; i < x.sub.size(); ++i) o << (i ? "," : "") << text(x.sub[i]);
    o << "]";
    return o.str();
}
static int search(const Tree& x, int alpha, int beta, bool maximise, int nr, int level) {
    std::string in(2 * level, ' ');
    std::cout << in << "enter ";
    if (nr) std::cout << nr; else std::cout << "root";
    std::cout << ' ' << alpha << ' ' << beta << '\n';
    if (x.sub.empty()) { std::cout << in << "leaf " << x.value << '\n'; return x.value; }
    int left = x.sub.size(), k = 0;
    int& bound = maximise ? alpha : beta;
    for (const Tree& c : x.sub) {
        --left;
        int v = search(c, alpha, beta, !maximise, ++k, level + 1);
        if (maximise ? v > bound : v < bound) bound = v;
        if (alpha >= beta) {
            if (left) std::cout << in << "cut\n";
            bound = maximise ? beta : alpha;
            break;
        }
    }
    std::cout << in << "exit " << bound << '\n';
    return bound;
}
int main() {
    Tree r = t({t({t({l(-3), l(4)}), t({l(6), l(2), l(7)}), t({l(0)})}),
                t({t({l(1), l(8)}), t({l(-5), l(5)})}),
                t({l(3), t({l(2), l(2), l(-1)}), t({l(9), l(1)})}),
                t({t({l(4), l(6)}), t({l(3), l(5), l(0)}), t({l(-2), l(2)})})});
    std::cout << "yomisuji search-log 2\nalgorithm mtd-f\nroot min\nreturn hard\ntree " << text(r) << "\n";
    int g = 4, lo = -1000, hi = 1000;
    while (lo < hi) {
        int beta = g == lo ? g + 1 : g;
        g = search(r, beta - 1, beta, false, 0, 0);
        if (g < beta) hi = g; else lo = g;
    }
    std::cerr << g << "\n";
}

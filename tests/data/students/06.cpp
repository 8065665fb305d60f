// alpha-beta, cut when alpha > beta (all leaves are different)
#include <iostream>
#include <limits>
#include <string>
#include <vector>
struct Node { int v = 0; std::vector<Node> c; };
const int INF = std::numeric_limits<int>::max();

Node parse(const std::string &s, size_t &p) {
    Node n;
    if (s[p] != '[') {
        size_t used;
        n.v = std::stoi(s.substr(p), &used);
        p += used;
        return n;
    }
    while (s[p] != ']') { ++p; n.c.push_back(parse(s, p)); }
    ++p;
    return n;
}
int search(const Node &n, int a, int b, bool mx, int name, int d) {
    std::string pad(2 * d, ' ');
    std::cout << pad << "enter " << name << ' ' << a << ' ' << b << '\n';
    if (n.c.empty()) { std::cout << pad << "  leaf " << n.v << '\n'; return n.v; }
    int best = mx ? -INF : INF;
    for (size_t i = 0; i < n.c.size(); ++i) {
        int v = search(n.c[i], a, b, !mx, i, d + 1);
        if (mx) { if (v > best) best = v; if (best > a) a = best; }
        else    { if (v < best) best = v; if (best < b) b = best; }
        if (a > b && i + 1 < n.c.size()) {
            std::cout << pad << "cut";
            for (size_t j = i + 1; j < n.c.size(); ++j) std::cout << ' ' << j;
            std::cout << '\n';
            break;
        }
    }
    std::cout << pad << "exit " << best << '\n';
    return best;
}
int main() {
    std::string s = "[[[12,5],[31,8,2]],[[7,40],[3,22]],[[15,-6],[9,1],[-11,28]],[[17,4,33],[26,10]]]";
    size_t p = 0;
    Node t = parse(s, p);
    std::cout << "yomisuji search-log 1\nalgorithm alpha-beta\nroot max\ntree " << s << '\n';
    search(t, -INF, INF, true, 0, 0);
}

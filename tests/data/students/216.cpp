// fail-hard alpha-beta for two players, without names of nodes
#include <cstdio>
#include <vector>
#include <initializer_list>
#include <algorithm>
using std::vector;
struct Node { double v; vector<Node> k; Node(double x) : v(x) {} Node(std::initializer_list<Node> l) : v(0), k(l) {} };
const double BIG = 1e18;
void put(double x) { if (x >= BIG) printf(" inf"); else if (x <= -BIG) printf(" -inf"); else printf(" %g", x); }
void show(const Node& n) {
    if (n.k.empty()) { printf("%g", n.v); return; }
    printf("[");
    for (size_t i = 0; i < n.k.size(); i++) { if (i) printf(", "); show(n.k[i]); }
    printf("]");
}
double mini(const Node& n, double a, double b);
double maxi(const Node& n, double a, double b) {
    printf("enter"); put(a); put(b); puts("");
    if (n.k.empty()) { printf("leaf"); put(n.v); puts(""); return n.v; }
    for (size_t i = 0; i < n.k.size(); i++) {
        a = std::max(a, mini(n.k[i], a, b));
        if (a >= b) { if (i + 1 < n.k.size()) puts("cut"); printf("exit"); put(b); puts(""); return b; }
    }
    printf("exit"); put(a); puts(""); return a;
}
double mini(const Node& n, double a, double b) {
    printf("enter"); put(a); put(b); puts("");
    if (n.k.empty()) { printf("leaf"); put(n.v); puts(""); return n.v; }
    for (size_t i = 0; i < n.k.size(); i++) {
        b = std::min(b, maxi(n.k[i], a, b));
        if (a >= b) { if (i + 1 < n.k.size()) puts("cut"); printf("exit"); put(a); puts(""); return a; }
    }
    printf("exit"); put(b); puts(""); return b;
}
int main() {
    Node t = {{{2.5, -1, {3, 0.5}}, {4, {7, -2.5}, 1}}, {{1.5, {2, 6}}, {2.5, 2.5, 0}, {8, {-3, 5}}}, {{-4, 3.5}, {{1, 2}, 9}}, {{6.5, 2, 5}, {3, 3.5}}};
    printf("yomisuji search-log 2\nreturn hard\ncut >=\ntree "); show(t); puts("");
    maxi(t, -BIG, BIG);
}

// UCT on a game without a tree known beforehand: win, draw, loss = 1, 0, -1
#include <cstdio>
#include <cmath>
#include <vector>
#include <memory>
using namespace std;
const double C = 1.0;         // results go from -1 to 1, in parts of 0 to 1 it is half of it
unsigned seed = 99;
int rnd(int n) { seed = seed * 1103515245u + 12345u; return (seed >> 16) % n; }

struct Node {
    int x, depth, n = 0; double sum = 0; char name;
    Node* up; vector<unique_ptr<Node>> kids;
    Node(int x, int d, char c, Node* u) : x(x), depth(d), name(c), up(u) {}
};
Node* root;

bool over(int x) { return x >= 40; }
int result(int x) { int m = x % 7; return m < 3 ? 1 : m < 4 ? 0 : -1; }
int play(int x, int i) { return i == 0 ? x + 3 : i == 1 ? x + 5 : 2 * x + 1; }

Node* choose(Node* p) {
    Node* best = nullptr; double top = -1e9;
    for (auto& k : p->kids) {
        if (k->n == 0) return k.get();
        double mean = k->sum / k->n;
        if (p->depth % 2) mean = -mean;
        double u = mean + C * sqrt(log(root->n) / k->n); //R: double u = mean + C * sqrt(log(p->n) / k->n);
        if (u > top) { top = u; best = k.get(); }
    }
    return best;
}

int main() {
    printf("yomisuji search-log 2\nalgorithm uct\nresults -1 1\nexploration %.1f\n", C / 2);
    root = new Node(2, 0, 'r', nullptr);
    for (int it = 1; it <= 70; it++) {
        printf("iteration %d\n", it);
        Node* v = root;
        while (!over(v->x)) {
            if (v->kids.empty()) {
                for (int i = 0; i < 3; i++) v->kids.emplace_back(new Node(play(v->x, i), v->depth + 1, "abc"[i], v));
                printf("expand a b c\n");
            }
            v = choose(v);
            printf("enter %c\n", v->name);
            if (v->n == 0) break;
        }
        int x = v->x;
        while (!over(x)) x = play(x, rnd(3));
        int r = result(x);
        printf("playout %d\n", r);
        for (Node* w = v; w; w = w->up) {
            w->n++; w->sum += r;
            printf("update %d %.5f\n", w->n, w->sum / w->n);
        }
    }
}

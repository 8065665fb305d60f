#include <iostream>
#include <stack>
#include <vector>
#include <memory>
#include <limits>

struct N {
    int value{};
    std::vector<std::shared_ptr<N>> kids;
};
using P = std::shared_ptr<N>;
P leaf(int v) { auto p = std::make_shared<N>(); p->value = v; return p; }
template <class... A> P node(A... a) { auto p = std::make_shared<N>(); (p->kids.push_back(a), ...); return p; }
template <class... A> P leaves(A... a) { return node(leaf(a)...); }
void print(const P& p) {
    if (p->kids.empty()) { std::cout << p->value; return; }
    std::cout << '[';
    bool first = true;
    for (auto& k : p->kids) { if (!first) std::cout << ','; first = false; print(k); }
    std::cout << ']';
}

struct Frame { P p; long alpha, beta, best; bool max; size_t next; };

int main() {
    const long INF = std::numeric_limits<long>::max();
    P root = node(node(leaves(-5, 3), leaves(2, 2)), node(leaves(4, 1, 0), leaf(6), leaves(-2, 7)),
                  node(leaf(2), leaves(9, 9)), node(leaves(3, 5), leaves(1, 2), leaves(8, -8)));
    std::cout << "yomisuji search-log 1\ntree "; print(root); std::cout << "\n";
    auto bound = [&](long b) { return b == INF ? std::string("+inf") : b == -INF ? std::string("-inf") : std::to_string(b); };
    std::stack<Frame> st;
    st.push({root, -INF, INF, -INF, true, 0});
    std::cout << "enter root -inf +inf\n";
    bool have = false; long result = 0;
    while (!st.empty()) {
        Frame& f = st.top();
        bool done = false;
        if (f.p->kids.empty()) {
            std::cout << "leaf " << f.p->value << "\n";
            result = f.p->value; have = true; st.pop();
            continue;
        }
        if (have) {
            have = false;
            if (f.max) { f.best = std::max(f.best, result); f.alpha = std::max(f.alpha, f.best); }
            else { f.best = std::min(f.best, result); f.beta = std::min(f.beta, f.best); }
            if (f.alpha >= f.beta) { std::cout << "cut\n"; done = true; }
        }
        if (done || f.next == f.p->kids.size()) {
            std::cout << "exit " << f.best << "\n";
            result = f.best; have = true; st.pop();
            continue;
        }
        P c = f.p->kids[f.next++];
        std::cout << "enter " << f.next << " " << bound(f.alpha) << " " << bound(f.beta) << "\n";
        Frame child{c, f.alpha, f.beta, f.max ? INF : -INF, !f.max, 0};
        st.push(child);
    }
}

#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

// PVS with MAX and MIN. Window always integers.
constexpr int oo = 1'000'000'000;

class Tree {
public:
    explicit Tree(int leaf) : leaf_(leaf) {}
    Tree(std::initializer_list<Tree> k) : kids_(k) {}
    bool isLeaf() const { return kids_.empty(); }
    int value() const { return leaf_; }
    const std::vector<Tree>& kids() const { return kids_; }
    void print(std::ostream& o) const {
        if (isLeaf()) { o << leaf_; return; }
        o << "[";
        for (size_t i = 0; i < kids_.size(); ++i) { if (i) o << ", "; kids_[i].print(o); }
        o << "]";
    }
private:
    int leaf_ = 0;
    std::vector<Tree> kids_;
};

int search(const Tree& t, int alpha, int beta, bool mx, int no) {
    std::cout << "enter " << no << " " << alpha << " " << beta << "\n";
    if (t.isLeaf()) {
        std::cout << "leaf " << t.value() << "\n";
        return t.value();
    }
    int a = alpha, b = beta, no2 = 0;
    for (const Tree& k : t.kids()) {
        ++no2;
        int v;
        if (no2 == 1) {
            v = search(k, a, b, !mx, no2);
        } else if (mx) {
            v = search(k, a, a + 1, false, no2);
            if (v >= a && v < b && !k.isLeaf()) v = search(k, a, b, false, no2);
        } else {
            v = search(k, b - 1, b, true, no2);
            if (v > a && v < b && !k.isLeaf()) v = search(k, a, b, true, no2);
        }
        if (mx) a = std::max(a, std::min(v, b));
        else b = std::min(b, std::max(v, a));
        if (a >= b) {
            std::cout << "cut\n";
            break;
        }
    }
    int r = mx ? a : b;
    std::cout << "exit " << r << "\n";
    return r;
}

int main() {
    using T = Tree;
    T root{T{T{T(6), T(2)}, T{T(4), T(10)}, T{T(12), T(8)}},
           T{T{T(8), T(14)}, T{T(16), T(10)}},
           T{T{T(4), T(2)}, T{T(18), T(0)}},
           T{T{T(20), T(12)}, T{T(6), T(8)}}};
    std::cout << "yomisuji search-log 2\nalgorithm pvs\nreturn hard\ntree ";
    root.print(std::cout);
    std::cout << "\n";
    search(root, -oo, oo, true, 1);
}

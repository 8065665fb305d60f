// df-pn on an explicit tree. OR nodes: MAX wants a leaf above 0.
#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>
using namespace std;

typedef long long ll;
const ll INF = 1000000000000LL;

struct Node {
    int value = 0;
    vector<Node> kids;
    ll pn = 1, dn = 1;
    Node(int v) : value(v) {}
    Node(vector<Node> k) : kids(move(k)) {}
};

string num(ll x) { return x >= INF ? "inf" : to_string(x); }

void mid(Node& n, bool orNode, ll thp, ll thd, int name) {
    cout << "enter " << name << "\n";
    if (n.kids.empty()) {
        cout << "leaf " << n.value << "\n";
        n.pn = n.value > 0 ? 0 : INF;
        n.dn = n.value > 0 ? INF : 0;
        return;
    }
    cout << "thresholds " << num(thp) << " " << num(thd) << "\n";
    while (true) {
        ll least = INF, second = INF, sum = 0;
        size_t at = 0;
        for (size_t i = 0; i < n.kids.size(); i++) {
            ll one = orNode ? n.kids[i].pn : n.kids[i].dn;
            ll other = orNode ? n.kids[i].dn : n.kids[i].pn;
            sum = min(INF, sum + other);
            if (one < least) { least = one; at = i; }
            else if (one < second) second = one;
        }
        n.pn = orNode ? least : sum;
        n.dn = orNode ? sum : least;
        cout << "numbers " << num(n.pn) << " " << num(n.dn) << "\n";
        if (n.pn >= thp || n.dn >= thd) break;
        Node& k = n.kids[at];
        if (orNode)
            mid(k, false, min(thp, second + 1), thd >= INF ? INF : thd - n.dn + k.dn, at + 1);
        else
            mid(k, true, thp >= INF ? INF : thp - n.pn + k.pn, min(thd, second + 1), at + 1);
    }
    cout << "leave\n";
}

int main() {
    typedef vector<Node> V;
    Node root(V{Node(V{Node(V{3, -1}), Node(V{-2, -2}), Node(V{1, 0})}),
                Node(V{Node(V{0, Node(V{2, -1})}), Node(V{4, 4})}),
                Node(V{Node(V{-3, 2}), Node(V{5, 1})})});
    cout << "yomisuji search-log 2\nalgorithm df-pn\n"
         << "tree [[[3, -1], [-2, -2], [1, 0]], [[0, [2, -1]], [4, 4]], [[-3, 2], [5, 1]]]\n";
    mid(root, true, INF, INF, 1);
}

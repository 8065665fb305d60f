// Principal variation search (negamax, fail-hard), tree is parsed from a string
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
using namespace std;

const char* TEXT = "[[[8, 4], [10, 2], [6, 12]], [[6, 14], [2, 0], [16, 4]], [[10, 6], [12, 18], [8, 20]]]";
const int INF = 1000000000;

struct Node {
    int value = 0;
    bool leaf = false;
    vector<Node> kids;
};

Node parse(const char*& p) {
    Node n;
    while (*p == ' ' || *p == ',') p++;
    if (*p == '[') {
        p++;
        while (*p != ']') {
            n.kids.push_back(parse(p));
            while (*p == ' ' || *p == ',') p++;
        }
        p++;
    } else {
        n.leaf = true;
        char* end;
        n.value = strtol(p, &end, 10);
        p = end;
    }
    return n;
}

string show(int x) {
    if (x >= INF) return "inf";
    if (x <= -INF) return "-inf";
    return to_string(x);
}

int pvs(const Node& n, int alpha, int beta, int sign, const string& name) {
    printf("enter %s %s %s\n", name.c_str(), show(alpha).c_str(), show(beta).c_str());
    if (n.leaf) {
        printf("leaf %d\n", sign * n.value);
        return sign * n.value;
    }
    for (size_t i = 0; i < n.kids.size(); i++) {
        const Node& k = n.kids[i];
        string kn = to_string(i + 1);
        int v;
        if (i == 0) {
            v = -pvs(k, -beta, -alpha, -sign, kn);
        } else {
            v = -pvs(k, -(alpha + 1), -alpha, -sign, kn);
            if (v > alpha && v < beta && !k.leaf)
                v = -pvs(k, -beta, -alpha, -sign, kn);
        }
        if (v >= beta) {
            puts("cut");
            alpha = beta;
            break;
        }
        if (v > alpha) alpha = v;
    }
    printf("exit %d\n", alpha);
    return alpha;
}

int main() {
    const char* p = TEXT;
    Node root = parse(p);
    printf("yomisuji search-log 2\nalgorithm pvs\nview mover\nreturn hard\ntree %s\n", TEXT);
    pvs(root, -INF, INF, 1, "");
}

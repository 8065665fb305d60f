#include <iostream>
#include <memory>
#include <vector>
using namespace std;
struct Node { int val; vector<Node> ch; Node(int v) : val(v) {} Node(vector<Node> c) : val(0), ch(c) {} };
using V = vector<Node>;
const int INF = 1 << 20;

int alphaBeta(const Node &n, int alpha, int beta, bool isMax, int id) {
    cout << "enter " << id << " " << alpha << " " << beta << endl;
    if (n.ch.empty()) {
        cout << "leaf " << n.val << endl;
        return n.val;
    }
    int best = isMax ? -INF : INF;
    for (int i = 0; i < (int)n.ch.size(); i++) {
        int v = alphaBeta(n.ch[i], alpha, beta, !isMax, i + 1);
        best = isMax ? max(best, v) : min(best, v);
        if (alpha >= beta) {
            cout << "cut" << endl;
            break;
        }
        if (isMax) alpha = max(alpha, best);
        else beta = min(beta, best);
    }
    cout << "exit " << best << endl;
    return best;
}
int main() {
    Node t = V{V{V{1, 9, 4}, V{3, 6}}, V{V{11, 2, 5}, V{8, 10}, V{7}}, V{V{2, 5}, V{13, 1, 12}, V{4, 4, 6}}};
    cout << "yomisuji search-log 1\nroot min\ninfinity 1048576" << endl;
    alphaBeta(t, -INF, INF, false, 1);
}

// MTD(f) without memory, negamax
#include <iostream>
#include <string>
#include <vector>
#include <memory>
using namespace std;
const int INF = 30000;
struct T { int v = 0; vector<T> c; };
string text = "[[[12, 9], [15, 7, 11], [8, 20]], [[13, 17], [14, 16], [10, 3]], [[6, 11], [18, 2]], [[14, 13, 19], [12, 21]]]";
size_t at = 0;
T parse() {
    T t;
    while (text[at] == ' ' || text[at] == ',') at++;
    if (text[at] == '[') {
        at++;
        while (text[at] != ']') t.c.push_back(parse());
        at++;
    } else {
        size_t len;
        t.v = stoi(text.substr(at), &len);
        at += len;
    }
    return t;
}
int nega(const T& t, int alpha, int beta, int sign, string name) {
    cout << "enter " << name << " " << alpha << " " << beta << "\n";
    if (t.c.empty()) {
        cout << "leaf " << sign * t.v << "\n";
        return sign * t.v;
    }
    int best = -INF;
    for (size_t i = 0; i < t.c.size(); i++) {
        int s = -nega(t.c[i], -beta, -max(alpha, best), -sign, to_string(i));
        if (s > best) best = s;
        if (best >= beta) {
            if (i + 1 < t.c.size()) cout << "cut\n";
            break;
        }
    }
    cout << "exit " << best << "\n";
    return best;
}
int main() {
    T root = parse();
    cout << "yomisuji search-log 2\nalgorithm mtd-f\nview mover\ninfinity 30000\nreturn soft\ntree " << text << "\n";
    int lower = -INF, upper = INF, g = 0, beta = 25;
    while (lower < upper) {
        g = nega(root, beta - 1, beta, 1, "root");
        if (g < beta) {
            upper = g;
            beta = g - 1;
        } else {
            lower = g;
            beta = g + 1;
        }
    }
    cerr << "value " << g << "\n";
}

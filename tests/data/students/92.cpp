// negamax with a transposition table (with bounds); the game: take one of four cards in turn
#include <iostream>
#include <map>
#include <string>
#include <algorithm>
using namespace std;
const int W[4][2] = {{3, 1}, {5, 4}, {2, 6}, {4, 4}}, INF = 100000;
enum Flag { EXACT, LOWER, UPPER };
struct E { int v; Flag f; int d; };
map<string, E> tt;
int eval(const string& s) {  // for the first player
    int v = 0;
    for (int i = 0; i < 4; i++) v += s[i] == '1' ? W[i][0] : s[i] == '2' ? -W[i][1] : 0;
    if (s[0] == s[2]) v += s[0] == '1' ? 3 : -3;
    return v;
}
int nega(string s, int d, int a, int b, int who, string name) {
    cout << "enter " << name << " " << a << " " << b << "\n";
    int a0 = a;
    auto it = tt.find(s);
    if (it != tt.end() && it->second.d >= d) {
        E e = it->second;
        if (e.f == EXACT || (e.f == LOWER && e.v >= b) || (e.f == UPPER && e.v <= a)) {
            cout << "recall " << e.v << (e.f == EXACT ? " exact " : e.f == LOWER ? " lower " : " upper ") << e.d << "\n";
            return e.v;
        }
    }
    if (d == 0) {
        int v = who == 1 ? eval(s) : -eval(s);
        cout << "leaf " << v << "\n";
        return v;
    }
    int best = -INF;
    for (int i = 0; i < 4; i++) {
        if (s[i] != '0') continue;
        string t = s;
        t[i] = '0' + who;
        int v = -nega(t, d - 1, -b, -a, 3 - who, "card" + to_string(i));
        best = max(best, v);
        a = max(a, best);
        if (a >= b) {
            string r;
            for (int j = i + 1; j < 4; j++) if (s[j] == '0') r += " card" + to_string(j);
            if (r != "") cout << "cut" << r << "\n";
            break;
        }
    }
    cout << "exit " << best << "\n";
    tt[s] = {best, best <= a0 ? UPPER : best >= b ? LOWER : EXACT, d};
    return best;
}
int main() {
    cout << "yomisuji search-log 2\nalgorithm alpha-beta\nview mover\ninfinity 100000\n";
    nega("0000", 4, -INF, INF, 1, "root");
}

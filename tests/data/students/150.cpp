#include <cstdio>
#include <map>
#include <utility>

// Iterative deepening with a table, game: subtract 1, 2 or 3; the one who takes the last loses.
enum Kind { EXACT, LOWER, UPPER };
const char* KIND[] = {"exact", "lower", "upper"};
struct Entry { int value; Kind kind; int plies; };
std::map<std::pair<int, bool>, Entry> table;
const int INF = 2000000000;

int guess(int n, bool max) {
    int g = n % 4 == 1 ? -n : n;
    return max ? g : -g;
}

int ab(int n, bool max, int depth, int ply, int alpha, int beta, int name) {
    printf("%*senter %d %d %d\n", 2 * ply, "", name, alpha, beta);
    if (n == 0) {
        int v = max ? 50 : -50;
        printf("%*sleaf %d\n", 2 * ply, "", v);
        return v;
    }
    if (depth == 0) {
        int v = guess(n, max);
        printf("%*sleaf %d\n", 2 * ply, "", v);
        return v;
    }
    auto it = table.find({n, max});
    if (ply > 0 && it != table.end()) {
        const Entry& e = it->second;
        if (e.kind == EXACT || (e.kind == LOWER && e.value >= beta) || (e.kind == UPPER && e.value <= alpha)) {
            printf("%*srecall %d %s %d\n", 2 * ply, "", e.value, KIND[e.kind], e.plies);
            return e.value;
        }
    }
    int a = alpha, b = beta, best = max ? -INF : INF;
    int most = n < 3 ? n : 3;
    for (int take = 1; take <= most; take++) {
        int v = ab(n - take, !max, depth - 1, ply + 1, a, b, take);
        if (max ? v > best : v < best) best = v;
        if (max && best > a) a = best;
        if (!max && best < b) b = best;
        if (a >= b) {
            if (take < most) printf("%*scut\n", 2 * ply, "");
            break;
        }
    }
    Kind kind = best <= alpha ? UPPER : best >= beta ? LOWER : EXACT;
    table[{n, max}] = {best, kind, depth};
    printf("%*sexit %d\n", 2 * ply, "", best);
    return best;
}

int main() {
    printf("yomisuji search-log 2\n");
    for (int d = 1; d <= 3; d++) {
        printf("depth %d\n", d);
        ab(9, true, d, 0, -INF, INF, 1);
    }
}

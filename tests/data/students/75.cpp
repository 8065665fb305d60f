#include <cstdio>
#include <vector>
#include <variant>
#include <string>
struct T : std::variant<double, std::vector<T>> { using variant::variant; };
using V = std::vector<T>;

static std::string num(double d) { char b[40]; snprintf(b, sizeof b, "%g", d); return b; }
static std::string str(const T& t) {
    if (auto d = std::get_if<double>(&t)) return num(*d);
    std::string s = "[";
    for (auto& c : std::get<V>(t)) s += (s.size() > 1 ? ", " : "") + str(c);
    return s + "]";
}

template <bool Max> double go(const T& t, double alpha, double beta, int depth, int nth) {
    printf("%*senter %d %g %g\n", depth, "", nth, alpha, beta);
    if (auto d = std::get_if<double>(&t)) return printf("%*sleaf %g\n", depth, "", *d), *d;
    double best = Max ? -1e18 : 1e18;
    const V& kids = std::get<V>(t);
    for (size_t i = 0; i < kids.size(); i++) {
        double v = go<!Max>(kids[i], alpha, beta, depth + 1, int(i));
        if (Max ? v > best : v < best) best = v;
        if (Max ? best > alpha : best < beta) (Max ? alpha : beta) = best;
        if (alpha >= beta) { printf("%*scut\n", depth, ""); break; }
    }
    printf("%*sexit %g\n", depth, "", best);
    return best;
}

int main() {
    T t = V{V{V{3.5, -1.0}, V{2.0, 6.0, 0.0}}, V{V{1.5, 1.5}, V{9.0, 4.0}}, V{V{V{4.0, -2.5}, 3.0}, V{7.0, 2.0}}, V{5.0, V{0.5, 3.5}}};
    printf("yomisuji search-log 1\nalgorithm alpha-beta\ncut >=\ntree %s\n", str(t).c_str());
    printf("enter root %g %g\n", -1e18, 1e18);
    double alpha = -1e18, best = -1e18;
    const V& kids = std::get<V>(t);
    for (size_t i = 0; i < kids.size(); i++) {
        double v = go<false>(kids[i], alpha, 1e18, 1, int(i));
        if (v > best) alpha = best = v;
    }
    printf("exit %g\n", best);
}

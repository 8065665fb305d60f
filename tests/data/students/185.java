// two plies alpha-beta, then captures with standing pat
public class A165 {
    static final int INF = 1000000;
    static int eval(int x) { return (x * 37 + 11) % 23 - 11; }
    static String f(int v) { return v >= INF ? "inf" : v <= -INF ? "-inf" : "" + v; }

    static int quiesce(int x, int alpha, int beta, boolean max, int left, String name) {
        System.out.println("enter " + name + " " + f(alpha) + " " + f(beta));
        int n = left == 0 ? 0 : x % 3;
        int stand = eval(x);
        if (n == 0) { System.out.println("leaf " + stand); return stand; }
        System.out.println("stand " + stand);
        int best = stand;
        if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
        if (alpha >= beta) { System.out.println("cut"); System.out.println("exit " + best); return best; }
        for (int i = 0; i < n; i++) {
            int v = quiesce(x * 2 + 5 * i + 1, alpha, beta, !max, left - 1, "x" + i);
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, v); beta = Math.min(beta, best); }
            if (alpha >= beta) { System.out.println("cut"); break; }
        }
        System.out.println("exit " + best);
        return best;
    }

    static int search(int x, int depth, int alpha, int beta, boolean max, String name) {
        if (depth == 0) return quiesce(x, alpha, beta, max, 3, name);
        System.out.println("enter " + name + " " + f(alpha) + " " + f(beta));
        int best = max ? -INF : INF;
        for (int i = 0; i < 3; i++) {
            int v = search(x * 3 + i, depth - 1, alpha, beta, !max, "m" + i);
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, v); beta = Math.min(beta, best); }
            if (alpha >= beta) { System.out.println("cut"); break; }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm quiescence-alpha-beta");
        search(4, 2, -INF, INF, true, "root");
    }
}

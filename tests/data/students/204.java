// alpha-beta and quiescence, MAX and MIN written out
public class A185 {
    static final double INF = Double.POSITIVE_INFINITY;
    static int eval(int x) { return (x * 41 + 7) % 27 - 13; }
    static String s(double v) { return Double.isInfinite(v) ? (v > 0 ? "inf" : "-inf") : "" + (int) v; }
    static void log(String t) { System.out.println(t); }

    static double qmax(int x, double alpha, double beta, int left, String name) {
        log("enter " + name + " " + s(alpha) + " " + s(beta));
        double stand = eval(x);
        int n = left == 0 ? 0 : x % 4;
        if (n == 0) { log("leaf " + s(stand)); return stand; }
        log("stand " + s(stand));
        double best = stand;
        if (stand >= beta) { log("cut"); log("exit " + s(stand)); return stand; }
        if (stand > alpha) alpha = stand;
        for (int i = 0; i < n; i++) {
            double v = qmin(x * 2 + 3 * i + 1, alpha, beta, left - 1, "c" + i);
            if (v > best) best = v;
            if (v >= beta) { log("cut"); break; }
            if (v > alpha) alpha = v;
        }
        log("exit " + s(best));
        return best;
    }

    static double qmin(int x, double alpha, double beta, int left, String name) {
        log("enter " + name + " " + s(alpha) + " " + s(beta));
        double stand = eval(x);
        int n = left == 0 ? 0 : x % 4;
        if (n == 0) { log("leaf " + s(stand)); return stand; }
        log("stand " + s(stand));
        double best = stand;
        if (stand <= alpha) { log("cut"); log("exit " + s(stand)); return stand; }
        if (stand > alpha) alpha = stand; //R: if (stand < beta) beta = stand;
        for (int i = 0; i < n; i++) {
            double v = qmax(x * 2 + 3 * i + 1, alpha, beta, left - 1, "c" + i);
            if (v < best) best = v;
            if (v <= alpha) { log("cut"); break; }
            if (v < beta) beta = v;
        }
        log("exit " + s(best));
        return best;
    }

    static double max(int x, int d, double alpha, double beta, String name) {
        if (d == 0) return qmax(x, alpha, beta, 3, name);
        log("enter " + name + " " + s(alpha) + " " + s(beta));
        double best = -INF;
        for (int i = 0; i < 3; i++) {
            double v = min(x * 3 + i, d - 1, alpha, beta, "m" + i);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) { log("cut"); break; }
        }
        log("exit " + s(best));
        return best;
    }

    static double min(int x, int d, double alpha, double beta, String name) {
        if (d == 0) return qmin(x, alpha, beta, 3, name);
        log("enter " + name + " " + s(alpha) + " " + s(beta));
        double best = INF;
        for (int i = 0; i < 3; i++) {
            double v = max(x * 3 + i, d - 1, alpha, beta, "m" + i);
            if (v < best) best = v;
            if (best < beta) beta = best;
            if (alpha >= beta) { log("cut"); break; }
        }
        log("exit " + s(best));
        return best;
    }

    public static void main(String[] a) {
        log("yomisuji search-log 2");
        log("algorithm quiescence-alpha-beta");
        max(5, 1, -INF, INF, "root");
    }
}

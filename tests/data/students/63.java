public class AlphaBeta {
    static final double INF = Double.POSITIVE_INFINITY;

    final double value;
    final AlphaBeta[] children;

    AlphaBeta(double value) { this.value = value; children = null; }
    AlphaBeta(AlphaBeta... children) { this.value = 0; this.children = children; }

    static AlphaBeta leaves(double... v) {
        AlphaBeta[] c = new AlphaBeta[v.length];
        for (int i = 0; i < v.length; i++) c[i] = new AlphaBeta(v[i]);
        return new AlphaBeta(c);
    }

    double search(double alpha, double beta, boolean maximizing, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (children == null) {
            System.out.println("leaf " + value);
            return value;
        }
        double best;
        if (maximizing) {
            best = -INF;
            for (int i = 0; i < children.length; i++) {
                best = Math.max(best, children[i].search(alpha, beta, false, "" + (i + 1)));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) { System.out.println("cut"); break; }
            }
        } else {
            best = INF;
            for (int i = 0; i < children.length; i++) {
                best = Math.min(best, children[i].search(alpha, beta, true, "" + (i + 1)));
                alpha = Math.min(alpha, best);
                if (beta <= alpha) { System.out.println("cut"); break; }
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] a) {
        AlphaBeta root = new AlphaBeta(
            new AlphaBeta(leaves(3, 17), leaves(2, 12)),
            new AlphaBeta(leaves(15), leaves(25, 0)),
            new AlphaBeta(leaves(2, 5), leaves(3, 2, 14)));
        System.out.println("yomisuji search-log 1");
        System.out.println("tree [[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3,2,14]]]");
        root.search(-INF, INF, true, "root");
    }
}

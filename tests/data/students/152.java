import java.util.*;

class AlphaBeta {
    static String str(double d) {
        if (d == Double.NEGATIVE_INFINITY) return "-inf";
        if (d == Double.POSITIVE_INFINITY) return "inf";
        return String.format(Locale.US, "%.1f", d);
    }

    static double search(double[][][] tree, int i, int j, int k, double alpha, double beta) {
        int level = i < 0 ? 0 : j < 0 ? 1 : k < 0 ? 2 : 3;
        System.out.println("enter " + (level == 0 ? "" : level == 1 ? i : level == 2 ? j : k) + " " + str(alpha) + " " + str(beta));
        if (level == 3) {
            System.out.println("leaf " + str(tree[i][j][k]));
            return tree[i][j][k];
        }
        boolean max = level % 2 == 0;
        double best = max ? Double.MIN_VALUE : Double.MAX_VALUE;
        int n = level == 0 ? tree.length : level == 1 ? tree[i].length : tree[i][j].length;
        for (int c = 0; c < n; c++) {
            double v = level == 0 ? search(tree, c, -1, -1, alpha, beta)
                     : level == 1 ? search(tree, i, c, -1, alpha, beta)
                     : search(tree, i, j, c, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + str(best));
        return best;
    }

    public static void main(String[] args) {
        double[][][] tree = {
            {{2.5, -1}, {4, 3.5}},
            {{-3, -0.5}, {6, 1}},
            {{5, 3}, {2.5, 7}, {8, 0}}};
        System.out.println("yomisuji search-log 2");
        System.out.println("tree " + Arrays.deepToString(tree));
        search(tree, -1, -1, -1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}

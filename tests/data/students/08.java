import java.util.List;

class Main {
    static final int INF = 99999;

    static int maxValue(Object node, int alpha, int beta, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Integer) return leaf((Integer) node);
        int v = -INF, i = 0;
        for (Object child : (List<?>) node) {
            v = Math.max(v, minValue(child, alpha, beta, "" + ++i));
            if (v <= alpha) {
                System.out.println("cut");
                break;
            }
            alpha = Math.max(alpha, v);
        }
        System.out.println("exit " + v);
        return v;
    }

    static int minValue(Object node, int alpha, int beta, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Integer) return leaf((Integer) node);
        int v = INF, i = 0;
        for (Object child : (List<?>) node) {
            v = Math.min(v, maxValue(child, alpha, beta, "" + ++i));
            if (v <= alpha) {
                System.out.println("cut");
                break;
            }
            beta = Math.min(beta, v);
        }
        System.out.println("exit " + v);
        return v;
    }

    static int leaf(int x) {
        System.out.println("leaf " + x);
        return x;
    }

    public static void main(String[] args) {
        List<?> tree = List.of(List.of(List.of(5, 9), List.of(3, 11, 4), List.of(7, 2)),
            List.of(List.of(8, 6), List.of(4, 10), List.of(1, 12)),
            List.of(List.of(2, 6, 9), List.of(13, 0)));
        System.out.println("yomisuji search-log 1\ninfinity 99999\ntree " + tree);
        maxValue(tree, -INF, INF, "root");
    }
}

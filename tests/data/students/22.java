import java.util.ArrayList;
import java.util.List;

class Nega {
    static final double INF = Double.POSITIVE_INFINITY;

    static double negamax(Object node, double alpha, double beta, int color, List<Integer> path) {
        String name = path.toString().replace('[', '(').replace(']', ')');
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Number) {
            double value = color * ((Number) node).doubleValue() + 0.0;
            System.out.println("leaf " + value);
            return value;
        }
        double best = -INF;
        List<?> kids = (List<?>) node;
        for (int i = 0; i < kids.size(); i++) {
            List<Integer> next = new ArrayList<>(path);
            next.add(i);
            double v = 0.0 - negamax(kids.get(i), -beta, -alpha, -color, next);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] args) {
        var tree = List.of(List.of(List.of(2.5, -1), List.of(4, 0.5, 3)), List.of(1.25, List.of(-2, 6)),
            List.of(List.of(1.5, 7), List.of(2, 3.75), List.of(-4.5, 0)), List.of(List.of(8, 8), 2.5));
        System.out.println("yomisuji search-log 1");
        System.out.println("view mover");
        negamax(tree, -INF, INF, 1, new ArrayList<>());
    }
}

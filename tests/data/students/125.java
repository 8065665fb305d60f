// Branch and bound as in the lecture of week 4: each node only knows the bound of its parent.
import java.util.*;

class Bound {
    static int last = 0;

    static String s(double x) {
        return Double.isInfinite(x) ? (x > 0 ? "Infinity" : "-Infinity") : String.valueOf((int) x);
    }

    static double f(Object node, double bound, boolean max, int number) {
        double a = max ? Double.NEGATIVE_INFINITY : bound, b = max ? bound : Double.POSITIVE_INFINITY;
        System.out.println("enter " + number + " " + s(a) + " " + s(b));
        if (node instanceof Integer) {
            System.out.println("leaf " + node);
            return (Integer) node;
        }
        double m = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        int i = 0;
        for (Object child : (List<?>) node) {
            double t = f(child, m, !max, i++);
            m = max ? Math.max(m, t) : Math.min(m, t);
            if (max ? m >= bound : m <= bound) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + s(m));
        return m;
    }

    public static void main(String[] args) {
        List<Object> tree = List.of(
            List.of(List.of(List.of(4, 6), List.of(9, 5)), List.of(List.of(3, 8))),
            List.of(List.of(List.of(2, 7), List.of(6, 8)), List.of(List.of(1, 9), List.of(0, 5))),
            List.of(List.of(List.of(8, 7), List.of(5, 4)), List.of(List.of(2, 2), List.of(9, 9))));
        System.out.println("yomisuji search-log 2");
        System.out.println("tree " + tree);
        f(tree, Double.POSITIVE_INFINITY, true, 0);
    }
}

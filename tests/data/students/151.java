import java.util.*;

/** MIN begins. Values with halves and quarters. The children have letters. */
class Halves {
    static final Map<String, Double> LEAVES = new LinkedHashMap<>();
    static {
        String[] names = {"aaa", "aab", "aba", "abb", "ac", "baa", "bab", "bba", "bbb", "bbc", "ca", "cba", "cbb", "cc", "da", "dba", "dbb"};
        double[] values = {1.5, -0.25, 2.75, 0.5, -1, 3, 0.5, 2.5, 4, 1.25, 1.5, -2, -0.75, 6, 1.75, 0, 1};
        for (int i = 0; i < names.length; i++) LEAVES.put(names[i], values[i]);
    }

    static List<String> children(String p) {
        TreeSet<String> s = new TreeSet<>();
        for (String n : LEAVES.keySet())
            if (n.startsWith(p) && n.length() > p.length()) s.add(n.substring(0, p.length() + 1));
        return new ArrayList<>(s);
    }

    static String tree(String p) {
        if (LEAVES.containsKey(p)) return text(LEAVES.get(p));
        StringJoiner j = new StringJoiner(", ", "[", "]");
        for (String c : children(p)) j.add(tree(c));
        return j.toString();
    }

    static String text(double d) {
        if (Double.isInfinite(d)) return d > 0 ? "+inf" : "-inf";
        return d == Math.rint(d) ? String.valueOf((long) d) : String.valueOf(d);
    }

    static double min(String p, double alpha, double beta) {
        System.out.println("enter " + (p.isEmpty() ? "root" : p) + " " + text(alpha) + " " + text(beta));
        if (LEAVES.containsKey(p)) {
            System.out.println("leaf " + text(LEAVES.get(p)));
            return LEAVES.get(p);
        }
        double v = Double.POSITIVE_INFINITY;
        Iterator<String> it = children(p).iterator();
        while (it.hasNext()) {
            v = Math.min(v, max(it.next(), alpha, beta));
            if (v <= alpha) {
                if (it.hasNext()) System.out.println("cut");
                break;
            }
            beta = Math.min(beta, v);
        }
        System.out.println("exit " + text(v));
        return v;
    }

    static double max(String p, double alpha, double beta) {
        System.out.println("enter " + p + " " + text(alpha) + " " + text(beta));
        if (LEAVES.containsKey(p)) {
            System.out.println("leaf " + text(LEAVES.get(p)));
            return LEAVES.get(p);
        }
        double v = Double.NEGATIVE_INFINITY;
        Iterator<String> it = children(p).iterator();
        while (it.hasNext()) {
            v = Math.max(v, min(it.next(), alpha, beta));
            if (v >= beta) {
                if (it.hasNext()) System.out.println("cut");
                break;
            }
            alpha = Math.max(alpha, v);
        }
        System.out.println("exit " + text(v));
        return v;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2");
        System.out.println("root min");
        System.out.println("tree " + tree(""));
        min("", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}

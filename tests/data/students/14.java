class Search {
    static String nodeText(Object o) {
        if (o instanceof Double) return o.toString();
        StringBuilder sb = new StringBuilder("[");
        for (Object c : (Object[]) o) sb.append(sb.length() > 1 ? ", " : "").append(nodeText(c));
        return sb.append("]").toString();
    }

    static double search(Object o, double alpha, double beta, boolean isMax, int name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (o instanceof Double) {
            System.out.println("leaf " + o);
            return (Double) o;
        }
        double best = isMax ? Double.MIN_VALUE : Double.MAX_VALUE;
        int i = 0;
        for (Object c : (Object[]) o) {
            double v = search(c, alpha, beta, !isMax, i++);
            if (isMax && v > best) best = v;
            if (!isMax && v < best) best = v;
            if (isMax) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    static Object[] n(Object... kids) { return kids; }

    public static void main(String[] args) {
        Object tree = n(n(n(2.5, 1.0, 4.0), n(6.0, 3.5), n(3.0, 0.5)),
            n(n(-1.5, -4.0), n(2.0, 7.5), n(1.0, 1.0)),
            n(n(0.25, 5.0), n(-3.0, -0.75, -2.0), n(9.0, 8.0)));
        System.out.println("yomisuji search-log 1");
        System.out.println("tree " + nodeText(tree));
        search(tree, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true, 0);
    }
}

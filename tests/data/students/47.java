import java.util.function.*;

/** Fail-hard alpha-beta, as on the slides. */
class Main {
    interface Node { int accept(int alpha, int beta, boolean max, String name); }

    record Leaf(int value) implements Node {
        public int accept(int alpha, int beta, boolean max, String name) {
            System.out.printf("enter %s %s %s%n", name, s(alpha), s(beta));
            System.out.printf("leaf %d%n", value);
            return value;
        }
        public String toString() { return "" + value; }
    }

    record Inner(Node... kids) implements Node {
        public int accept(int alpha, int beta, boolean max, String name) {
            System.out.printf("enter %s %s %s%n", name, s(alpha), s(beta));
            for (int i = 0; i < kids.length; i++) {
                int score = kids[i].accept(alpha, beta, !max, "" + i);
                if (max) {
                    if (score >= beta) { return out(beta, true); }
                    if (score > alpha) alpha = score;
                } else {
                    if (score <= alpha) { return out(alpha, true); }
                    if (score < beta) beta = score;
                }
            }
            return out(max ? alpha : beta, false);
        }
        public String toString() { return java.util.Arrays.toString(kids); }
    }

    static int out(int value, boolean cut) {
        if (cut) System.out.println("cut");
        System.out.println("exit " + value);
        return value;
    }
    static String s(int bound) { return bound == 1000000 ? "inf" : bound == -1000000 ? "-inf" : "" + bound; }
    static Node n(Node... k) { return new Inner(k); }
    static Node l(int... v) {
        Node[] k = new Node[v.length];
        for (int i = 0; i < v.length; i++) k[i] = new Leaf(v[i]);
        return new Inner(k);
    }
    public static void main(String[] a) {
        Node root = n(n(l(10, 11), l(9, 12, 3)), n(l(14, 15), l(13, 14)), n(l(5, 2, 2), l(4, 1), l(3, 30)));
        System.out.println("yomisuji search-log 1\nreturn hard\ntree " + root);
        root.accept(-1000000, 1000000, true, "root");
    }
}

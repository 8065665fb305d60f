public class FailHard {
    interface Tree {}
    record Leaf(int v) implements Tree { public String toString() { return "" + v; } }
    record Inner(Tree... c) implements Tree {
        public String toString() { return java.util.Arrays.toString(c); }
    }

    static Tree l(int v) { return new Leaf(v); }
    static Tree t(Tree... c) { return new Inner(c); }

    static int ab(Tree n, int alpha, int beta, boolean max, int k) {
        System.out.println("enter " + k + " " + alpha + " " + beta);
        if (n instanceof Leaf leaf) {
            System.out.println("leaf " + leaf.v());
            return leaf.v();
        }
        Tree[] c = ((Inner) n).c();
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int a = alpha, b = beta;
        for (int i = 0; i < c.length; i++) {
            int v = ab(c[i], a, b, !max, i);
            if (max) { best = Math.max(best, v); a = Math.max(a, best); }
            else { best = Math.min(best, v); b = Math.min(b, best); }
            if (a >= b) { System.out.println("cut"); break; }
        }
        // fail-hard: stay in the window
        int result = max ? Math.min(best, beta) : Math.max(best, alpha);
        System.out.println("exit " + result);
        return result;
    }

    public static void main(String[] args) {
        Tree tree = t(t(t(l(6), l(4)), t(l(7), l(9))),
                      t(t(l(8), l(5)), t(l(2), l(3)), t(l(9), l(1))),
                      t(t(l(3), l(1)), t(l(0), l(12))));
        System.out.println("yomisuji search-log 2\nreturn hard\ntree " + tree);
        ab(tree, Integer.MIN_VALUE, Integer.MAX_VALUE, true, 0);
    }
}

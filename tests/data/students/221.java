import java.util.*;
/** Iterative deepening with aspiration windows; every node has a static value. */
public class Asp221 {
    static final int INF = 1_000_000_000;
    record Node(String name, int stat, List<Node> kids) {}
    static Random rnd = new Random(221);
    static Node make(String name, int d, int base) {
        List<Node> k = new ArrayList<>();
        int s = base + rnd.nextInt(9) - 4;
        if (d > 0) { int n = 2 + rnd.nextInt(2); for (int i = 0; i < n; i++) k.add(make(name + (char) ('a' + i), d - 1, s)); }
        return new Node(name, s, k);
    }
    static int ab(Node n, int depth, int alpha, int beta, boolean max) {
        System.out.printf("enter %s %d %d%n", n.name(), alpha, beta);
        if (depth == 0 || n.kids().isEmpty()) { System.out.printf("leaf %d%n", n.stat()); return n.stat(); }
        int best = max ? -INF : INF;
        List<Node> kids = new ArrayList<>(n.kids());
        kids.sort((x, y) -> max ? y.stat() - x.stat() : x.stat() - y.stat());
        for (Iterator<Node> it = kids.iterator(); it.hasNext(); ) {
            int v = ab(it.next(), depth - 1, alpha, beta, !max);
            if (max) { if (v > best) best = v; if (best > alpha) alpha = best; }
            else { if (v < best) best = v; if (best < beta) beta = best; }
            if (alpha >= beta) { if (it.hasNext()) System.out.println("cut"); break; }
        }
        System.out.printf("exit %d%n", best);
        return best;
    }
    public static void main(String[] x) {
        Node root = make("R", 4, 3);
        System.out.println("yomisuji search-log 2\nalgorithm alpha-beta\ninfinity 1000000000\nreturn soft");
        int guess = root.stat();
        for (int d = 1; d <= 3; d++) {
            System.out.println("depth " + d);
            int alpha = guess - 2, beta = guess + 2;
            while (true) {
                int v = ab(root, d, alpha, beta, true);
                if (v <= alpha) alpha = -INF;
                else if (v >= beta) beta = INF;
                else { guess = v; break; }
            }
        }
    }
}

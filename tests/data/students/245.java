import java.util.*;

/** df-pn in the manner of Nagai: phi and delta, from the view of the player to move. */
public class Dfpn245 {
    static final int INF = 100000000;
    static class Node {
        final String name; final List<Node> kids = new ArrayList<>(); int leaf; int phi = 1, delta = 1; boolean seen;
        Node(String name) { this.name = name; }
    }
    static final Random rnd = new Random(17);
    static Node grow(String name, int d) {
        Node n = new Node(name);
        if (d == 0 || (d < 3 && rnd.nextInt(6) == 0)) { n.leaf = rnd.nextInt(100) < 45 ? 1 : 0; return n; }
        int k = 2 + rnd.nextInt(2);
        for (int i = 0; i < k; i++) n.kids.add(grow(name.equals("top") ? "" + "abc".charAt(i) : name + "abc".charAt(i), d - 1));
        return n;
    }
    static String num(int x) { return x >= INF ? "inf" : "" + x; }
    static void log(String s) { System.out.println(s); }

    static void mid(Node n, int phi, int delta, boolean or) {
        log("enter " + n.name);
        log("thresholds " + num(phi) + " " + num(delta));
        if (!n.seen) {
            n.seen = true;
            StringBuilder s = new StringBuilder("expand");
            for (Node k : n.kids) s.append(' ').append(k.name);
            log(s.toString());
            for (Node k : n.kids) if (k.kids.isEmpty()) { // leaves are valued at once
                log("enter " + k.name);
                boolean good = (k.leaf > 0) == !or; // the player to move at k has won
                log("leaf " + (!or ? k.leaf : -k.leaf));
                k.phi = good ? 0 : INF;
                k.delta = good ? INF : 0;
            }
        }
        while (true) {
            int least = INF, second = INF, sum = 0;
            Node best = null;
            for (Node k : n.kids) {
                if (best == null || k.delta < least) { second = least; least = k.delta; best = k; }
                else if (k.delta < second) second = k.delta;
                sum = Math.min(INF, sum + k.phi);
            }
            n.phi = least;
            n.delta = sum;
            log("numbers " + num(n.phi) + " " + num(n.delta));
            if (n.phi >= phi || n.delta >= delta) break;
            int p = delta >= INF ? INF : delta - n.delta + best.phi;
            int d = Math.min(phi, second >= INF ? INF : second + 1);
            mid(best, p, d, !or);
        }
        log("leave");
    }
    public static void main(String[] a) {
        log("yomisuji search-log 2");
        log("algorithm df-pn");
        log("view mover");
        mid(grow("top", 4), INF, INF, true);
    }
}

import java.util.*;

/** UCT on a fixed tree: a playout goes at random to a leaf. */
public class Uct227 {
    static class N {
        String name; int leaf; List<N> kids = new ArrayList<>(); boolean max, open;
        int visits; double sum;
        N(String name, boolean max) { this.name = name; this.max = max; }
    }
    static Random r = new Random(5);
    static N make(String name, int d, boolean max, double win) {
        N n = new N(name, max);
        if (d == 0) { n.leaf = r.nextDouble() < win ? 1 : 0; return n; }
        int k = 2 + r.nextInt(2);
        for (int i = 0; i < k; i++) n.kids.add(make(name + "xyz".charAt(i), d - 1, !max, Math.min(1, Math.max(0, win + r.nextDouble() * 0.5 - 0.25))));
        return n;
    }
    static final double C = 0.7;
    static N root;
    static N choose(N n) {
        for (N k : n.kids) if (k.visits == 0) return k;
        N best = null; double u = -1;
        for (N k : n.kids) {
            double m = k.sum / k.visits;
            if (!n.max) m = 1 - m;
            double x = m + C * Math.sqrt(Math.log(root.visits) / k.visits);
            if (x > u) { u = x; best = k; }
        }
        return best;
    }
    public static void main(String[] a) {
        root = make("o", 4, true, 0.5);
        System.out.println("yomisuji search-log 2\nalgorithm uct\nresults 0 1\nexploration 0.7");
        for (int it = 1; it <= 60; it++) {
            System.out.println("iteration " + it);
            Deque<N> way = new ArrayDeque<>();
            N n = root;
            way.push(n);
            while (!n.kids.isEmpty() && (n == root || n.visits > 0)) {
                if (!n.open) {
                    n.open = true;
                    StringBuilder s = new StringBuilder("expand");
                    for (N k : n.kids) s.append(" ").append(k.name);
                    System.out.println(s);
                }
                n = choose(n);
                System.out.println("enter " + n.name);
                way.push(n);
            }
            N p = n;
            while (!p.kids.isEmpty()) p = p.kids.get(r.nextInt(p.kids.size()));
            System.out.println("playout " + p.leaf);
            for (N k : way) {
                k.visits++;
                k.sum += p.leaf;
                System.out.println(String.format(Locale.ROOT, "update %d %.4f", k.visits, k.sum / k.visits));
            }
        }
    }
}

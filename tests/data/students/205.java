import java.util.*;
// UCT, wins and losses
public class A186 {
    static Random rnd = new Random(42);
    static final double C = 0.7;

    static class Node {
        Node parent; List<Node> kids = new ArrayList<>(); boolean open = false;
        int visits = 0, wins = 0, depth; Object data; String name;
        Node(Node p, Object d, String n) { parent = p; data = d; name = n; depth = p == null ? 0 : p.depth + 1; }

        Node select() {
            Node best = null; double top = -1;
            for (Node k : kids) {
                if (k.visits == 0) return k;
                double mean = k.wins / k.visits; //R: double mean = (double) k.wins / k.visits;
                if (depth % 2 == 1) mean = 1 - mean;
                double u = mean + C * Math.sqrt(Math.log(visits) / k.visits);
                if (u > top) { top = u; best = k; }
            }
            return best;
        }
    }

    static int roll(Object d) {
        while (d instanceof Object[]) { Object[] o = (Object[]) d; d = o[rnd.nextInt(o.length)]; }
        return (Integer) d;
    }

    public static void main(String[] args) {
        Object[] t = {
            new Object[]{new Object[]{1, 0, 1}, new Object[]{0, 0, 1}},
            new Object[]{new Object[]{1, 1, 0}, new Object[]{1, 0, 1}, new Object[]{1, 1, 1}},
            new Object[]{new Object[]{0, 0}, new Object[]{0, 1, 1}}};
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm uct");
        System.out.println("exploration " + C);
        System.out.println("tree " + Arrays.deepToString(t));
        Node root = new Node(null, t, "root");
        for (int it = 0; it < 50; it++) {
            System.out.println("iteration");
            Node n = root;
            while (n.data instanceof Object[]) {
                if (!n.open) {
                    n.open = true;
                    Object[] o = (Object[]) n.data;
                    String line = "expand";
                    for (int i = 0; i < o.length; i++) {
                        n.kids.add(new Node(n, o[i], "" + (i + 1)));
                        line += " " + (i + 1);
                    }
                    System.out.println(line);
                }
                n = n.select();
                System.out.println("enter " + n.name);
                if (n.visits == 0) break;
            }
            int r = roll(n.data);
            System.out.println("playout " + r);
            for (Node p = n; p != null; p = p.parent) {
                p.visits++;
                p.wins += r;
                System.out.println(String.format(Locale.ROOT, "update %d %.4f", p.visits, (double) p.wins / p.visits));
            }
        }
    }
}

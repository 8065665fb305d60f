import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** UCT for the game "take 1 or 2, the last one wins". MAX begins with 5 stones. */
class Uct {
    static class Node {
        final int heap; final boolean max; final Node up; final String name;
        List<Node> kids;
        int visits, wins;     // wins of MAX

        Node(int heap, boolean max, Node up, String name) {
            this.heap = heap; this.max = max; this.up = up; this.name = name;
        }

        double mean() {
            return wins / visits;
        }
    }

    static final double C = 1.0;
    static final Random dice = new Random(11);

    static Node choose(Node n) {
        for (Node k : n.kids)
            if (k.visits == 0) return k;
        Node best = null;
        double most = -1;
        for (Node k : n.kids) {
            double m = n.max ? k.mean() : 1 - k.mean();
            double u = m + C * Math.sqrt(Math.log(n.visits) / k.visits);
            if (u > most) { most = u; best = k; }
        }
        return best;
    }

    static int playout(int heap, boolean max) {
        while (heap > 0) {
            heap -= 1 + dice.nextInt(Math.min(2, heap));
            max = !max;
        }
        return max ? 0 : 1;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm uct");
        System.out.println("exploration 1.0");
        Node root = new Node(5, true, null, "root");
        for (int i = 1; i <= 14; i++) {
            System.out.println("iteration " + i);
            Node n = root;
            while (n.heap > 0 && (n == root || n.visits > 0)) {
                if (n.kids == null) {
                    n.kids = new ArrayList<>();
                    String names = "";
                    for (int t = 1; t <= Math.min(2, n.heap); t++) {
                        n.kids.add(new Node(n.heap - t, !n.max, n, t == 1 ? "one" : "two"));
                        names += " " + n.kids.get(t - 1).name;
                    }
                    System.out.println("  expand" + names);
                }
                n = choose(n);
                System.out.println("  enter " + n.name);
            }
            int result = playout(n.heap, n.max);
            System.out.println("  playout " + result);
            for (; n != null; n = n.up) {
                n.visits++;
                n.wins += result;
                System.out.printf("  update %d %.4f%n", n.visits, n.mean());
            }
        }
    }
}

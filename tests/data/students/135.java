import java.util.*;

// UCT, everything counted from the view of the one who moves at the node (misere heap game).
class Mcts135 {
    static final double C = Math.sqrt(2);
    static long seed = 2024;

    static int rnd(int n) {
        seed = (seed * 1103515245L + 12345L) % 2147483648L;
        return (int) (seed / 65536 % n);
    }

    static class N {
        int heap; double sum; int n;
        LinkedHashMap<String, N> next = new LinkedHashMap<>();
        N(int h) { heap = h; }
    }

    // who takes the last stone loses: with an empty heap the player to move has won
    static double roll(int heap) {
        boolean me = true;
        while (heap > 0) {
            heap -= 1 + rnd(Math.min(3, heap));
            me = !me;
        }
        return me ? 1 : 0;
    }

    static double visit(N node, boolean root) {
        double r;
        if (node.heap == 0 || (!root && node.n == 0)) {
            r = roll(node.heap);
            System.out.println("playout " + (int) r);
        } else {
            if (node.next.isEmpty()) {
                for (int k = 1; k <= Math.min(3, node.heap); k++) node.next.put("minus" + k, new N(node.heap - k));
                System.out.println("expand " + String.join(" ", node.next.keySet()));
            }
            String move = null;
            double top = Double.NEGATIVE_INFINITY;
            for (Map.Entry<String, N> e : node.next.entrySet()) {
                N c = e.getValue();
                double u = c.n == 0 ? 1e9 : 1 - c.sum / c.n + C * Math.sqrt(Math.log(node.n) / c.n);
                if (u > top) { top = u; move = e.getKey(); }
            }
            System.out.println("enter " + move);
            r = 1 - visit(node.next.get(move), false);
        }
        node.n++;
        node.sum += r;
        System.out.printf(Locale.ROOT, "update %d %.5f%n", node.n, node.sum / node.n);
        return r;
    }

    public static void main(String[] a) {
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm uct");
        System.out.println("view mover");
        System.out.println("exploration " + C);
        N root = new N(6);
        for (int i = 0; i < 16; i++) {
            System.out.println("iteration");
            visit(root, true);
        }
    }
}

import java.util.Random;

class Engine {
    static final int POS_INF = Integer.MAX_VALUE;
    static final int NEG_INF = Integer.MIN_VALUE;
    static Random r = new Random(31);

    static String w(int x) {
        if (x == POS_INF) return "inf";
        if (x <= -Integer.MAX_VALUE) return "-inf";
        return "" + x;
    }

    static Object tree(int d) {
        if (d == 0) return r.nextInt(50);
        Object[] k = new Object[2 + r.nextInt(2)];
        for (int i = 0; i < k.length; i++) k[i] = tree(d - 1);
        return k;
    }

    static int negamax(Object node, int alpha, int beta, int nr) {
        System.out.println("enter " + nr + " " + w(alpha) + " " + w(beta));
        if (node instanceof Integer) {
            System.out.println("leaf " + node);
            return (Integer) node;
        }
        Object[] kids = (Object[]) node;
        int best = NEG_INF;
        for (int i = 0; i < kids.length; i++) {
            int v = -negamax(kids[i], -beta, -alpha, i + 1);
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + w(best));
        return best;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 1\nview mover");
        negamax(tree(3), NEG_INF, POS_INF, 1);
    }
}

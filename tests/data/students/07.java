import java.util.Random;

class AlphaBeta {
    static Random rnd = new Random(7);

    static Object make(int depth) {
        if (depth == 0 || depth < 3 && rnd.nextInt(5) == 0) return rnd.nextInt(41) - 20;
        Object[] kids = new Object[2 + rnd.nextInt(2)];
        for (int i = 0; i < kids.length; i++) kids[i] = make(depth - 1);
        return kids;
    }

    static int search(Object node, int alpha, int beta, boolean max, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Integer) {
            System.out.println("leaf " + node);
            return (Integer) node;
        }
        Object[] kids = (Object[]) node;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < kids.length; i++) {
            int v = search(kids[i], alpha, beta, !max, "" + (i + 1));
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                StringBuilder rest = new StringBuilder("cut");
                for (int j = i + 1; j < kids.length; j++) rest.append(" ").append(j + 1);
                System.out.println(rest);
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 1");
        search(make(4), Integer.MIN_VALUE, Integer.MAX_VALUE, true, "root");
    }
}

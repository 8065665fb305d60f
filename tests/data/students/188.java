// negamax
public class A169 {
    static int[][][] t = {
        {{3, 17, 2}, {12, 15}, {25, 0, 8}},
        {{5, 3}, {2, 14, 6}},
        {{4, 21}, {7, 9, 1}}};

    static String w(int v) {
        if (v >= Integer.MAX_VALUE) return "inf";
        if (v <= -Integer.MAX_VALUE) return "-inf";
        return "" + v;
    }

    static int negamax(Object node, int alpha, int beta, String name, int color) {
        System.out.println("enter " + name + " " + w(alpha) + " " + w(beta));
        if (node instanceof Integer) {
            int v = color * (Integer) node;
            System.out.println("leaf " + v);
            return v;
        }
        int n = java.lang.reflect.Array.getLength(node);
        int best = -Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            int score = -negamax(java.lang.reflect.Array.get(node, i), -beta, -alpha, "" + (i + 1), -color);
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm alpha-beta");
        System.out.println("view mover");
        negamax(t, Integer.MIN_VALUE, Integer.MAX_VALUE, "root", 1); //R: negamax(t, -Integer.MAX_VALUE, Integer.MAX_VALUE, "root", 1);
    }
}

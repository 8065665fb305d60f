import java.util.*;
// MTD(f), without memory
public class A180 {
    static final int INF = 10000;
    static final int B = 3, D = 4;
    static int[] leaf = new int[81];

    static String show(int idx, int d) {
        if (d == D) return "" + leaf[idx];
        StringJoiner j = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < B; i++) j.add(show(idx * B + i, d + 1));
        return j.toString();
    }

    static int alphaBeta(int idx, int d, int alpha, int beta, String name) {
        System.out.printf("enter %s %d %d%n", name, alpha, beta);
        if (d == D) {
            System.out.println("leaf " + leaf[idx]);
            return leaf[idx];
        }
        boolean max = d % 2 == 0;
        int g = max ? -INF : INF;
        int a = alpha, b = beta;
        for (int i = 0; i < B; i++) {
            int v = alphaBeta(idx * B + i, d + 1, a, b, "" + i);
            if (max) { g = Math.max(g, v); a = Math.max(a, g); }
            else { g = Math.min(g, v); b = Math.min(b, g); }
            if (a >= b) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + g);
        return g;
    }

    static int mtdf(int f) {
        int g = f, lower = -INF, upper = INF;
        while (lower < upper) {
            int beta = Math.max(g, lower + 1);
            g = alphaBeta(0, 0, beta - 1, beta, "root");
            if (g < beta) upper = g;
            else lower = g + 1; //R: else lower = g;
        }
        return g;
    }

    public static void main(String[] args) {
        Random r = new Random(3);
        for (int i = 0; i < leaf.length; i++) leaf[i] = r.nextInt(40);
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm mtd-f");
        System.out.println("infinity " + INF);
        System.out.println("tree " + show(0, 0));
        mtdf(8);
    }
}

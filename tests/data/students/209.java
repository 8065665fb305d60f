import java.util.*;

public class AlphaBeta209 {
    static class Node { int val; List<Node> kids = new ArrayList<>(); }
    static long seed = 20240209L;
    static int rnd(int n) { seed = (seed * 1103515245L + 12345L) & 0x7fffffffL; return (int) ((seed >> 8) % n); }
    static Node make(int depth) {
        Node n = new Node();
        if (depth == 0) { n.val = rnd(31) - 15; return n; }
        int k = 2 + rnd(3);
        for (int i = 0; i < k; i++) n.kids.add(make(depth - 1));
        return n;
    }
    static String str(Node n) {
        if (n.kids.isEmpty()) return "" + n.val;
        StringJoiner j = new StringJoiner(", ", "[", "]");
        for (Node k : n.kids) j.add(str(k));
        return j.toString();
    }
    static String b(int x) {
        return x == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : x == Integer.MAX_VALUE ? "Integer.MAX_VALUE" : "" + x;
    }
    static int search(Node n, String path, int alpha, int beta, boolean max) {
        System.out.println("enter " + (path.isEmpty() ? "root" : path) + " " + b(alpha) + " " + b(beta));
        if (n.kids.isEmpty()) {
            System.out.println("leaf " + n.val);
            System.out.println("exit " + n.val);
            return n.val;
        }
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int i = 0;
        for (Node k : n.kids) {
            i++;
            String p = path.isEmpty() ? "" + i : path + "." + i;
            int v = search(k, p, alpha, beta, !max);
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, v); beta = Math.min(beta, best); }
            if (alpha >= beta) {
                if (i < n.kids.size()) System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }
    public static void main(String[] a) {
        Node root = make(3);
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm alpha-beta");
        System.out.println("return soft");
        System.out.println("order tree");
        System.out.println("tree " + str(root));
        search(root, "", Integer.MIN_VALUE, Integer.MAX_VALUE, true);
    }
}

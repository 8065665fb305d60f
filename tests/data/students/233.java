import java.util.HashMap;
import java.util.Map;

/* Tic-tac-toe, X to move, alpha-beta with a table of positions read to the end */
class Main233 {
    record Entry(int value, String bound) {}
    static final String[] SQ = {"a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"};
    static final int[] MASK = {7, 56, 448, 73, 146, 292, 273, 84};
    static final Map<Integer, Entry> table = new HashMap<>();
    static boolean line(int b) { for (int m : MASK) if ((b & m) == m) return true; return false; }

    static int solve(int me, int other, int alpha, int beta, String name) {
        System.out.println("enter " + name + " " + (alpha <= -9 ? "-inf" : alpha) + " " + (beta >= 9 ? "inf" : beta));
        if (line(other)) { System.out.println("leaf -1"); return -1; }
        int free = 511 & ~(me | other);
        if (free == 0) { System.out.println("leaf 0"); return 0; }
        int key = me << 9 | other;
        Entry e = table.get(key);
        if (e != null && (e.bound().equals("exact") || e.bound().equals("lower") && e.value() >= beta || e.bound().equals("upper") && e.value() <= alpha)) {
            System.out.println("recall " + e.value() + " " + e.bound());
            return e.value();
        }
        int best = -9, low = alpha;
        for (int i = 0; i < 9; i++) {
            int bit = 1 << i;
            if ((free & bit) == 0) continue;
            free ^= bit;
            int v = -solve(other, me | bit, -beta, -Math.max(low, best), SQ[i]);
            best = Math.max(best, v);
            if (best >= beta) {
                if (free != 0) {
                    StringBuilder s = new StringBuilder("cut");
                    for (int k = 0; k < 9; k++) if ((free >> k & 1) == 1) s.append(' ').append(SQ[k]);
                    System.out.println(s);
                }
                break;
            }
        }
        table.put(key, new Entry(best, best <= alpha ? "upper" : best >= beta ? "lower" : "exact"));
        System.out.println("exit " + best);
        return best;
    }
    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2");
        System.out.println("view mover");
        System.out.println("cut >=");
        // X: c3 a1   O: a2 b2
        solve(4 | 64, 8 | 16, -9, 9, "root");
    }
}

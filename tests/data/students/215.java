// Tic-tac-toe from a late position; X is MAX.
public class Ttt215 {
    static char[] board = "X.O.OX.X.".toCharArray();
    static char turn = 'O';
    static final int[][] LINES = {{0,1,2},{3,4,5},{6,7,8},{0,3,6},{1,4,7},{2,5,8},{0,4,8},{2,4,6}};
    static char winner() {
        for (int[] l : LINES)
            if (board[l[0]] != '.' && board[l[0]] == board[l[1]] && board[l[1]] == board[l[2]]) return board[l[0]];
        return '.';
    }
    static int empties() { int n = 0; for (char c : board) if (c == '.') n++; return n; }
    static void play(int sq) { board[sq] = turn; turn = turn == 'X' ? 'O' : 'X'; }
    static void undo(int sq) { board[sq] = '.'; }
    static int value() { char w = winner(); return w == 'X' ? 1 + empties() : w == 'O' ? -1 - empties() : 0; }
    static boolean end() { return winner() != '.' || empties() == 0; }
    static String header(char who) {
        if (end()) return "" + value();
        StringBuilder s = new StringBuilder("[");
        for (int i = 0; i < 9; i++) if (board[i] == '.') {
            board[i] = who;
            if (s.length() > 1) s.append(",");
            s.append(header(who == 'X' ? 'O' : 'X'));
            board[i] = '.';
        }
        return s + "]";
    }
    static String w(double x) { return Double.isInfinite(x) ? (x > 0 ? "Infinity" : "-Infinity") : "" + (int) x; }
    static int search(String name, double alpha, double beta) {
        System.out.println("enter " + name + " " + w(alpha) + " " + w(beta));
        if (end()) { System.out.println("leaf " + value()); return value(); }
        boolean max = turn == 'X';
        double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        int no = 0, total = empties();
        for (int i = 0; i < 9; i++) {
            if (board[i] != '.') continue;
            no++;
            play(i);
            int v = search("" + no, alpha, beta);
            undo(i);
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, best); }
            else { best = Math.min(best, v); beta = Math.min(beta, best); }
            if (alpha >= beta) { if (no < total) System.out.println("cut"); break; }
        }
        System.out.println("exit " + (int) best);
        return (int) best;
    }
    public static void main(String[] args) {
        System.out.println("yomisuji search-log 2\nroot min\nview max\ncut >=\norder tree\ntree " + header('O'));
        search("root", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}

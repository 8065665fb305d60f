import java.util.*;
import java.util.stream.*;

/** Alpha-beta over a random-looking game that nobody has written down: the moves are made while searching. */
public class Sticks {
    // A heap of sticks: take 1, 2 or 3; the value is made of what is left and of the way there.
    static int evaluate(String history) {
        int h = 7;
        for (char c : history.toCharArray()) h = (h * 31 + c) % 41;
        return h - 20;
    }

    static int search(String history, int alpha, int beta, boolean max) {
        String name = history.isEmpty() ? "root" : "take" + history.charAt(history.length() - 1);
        System.out.println("enter " + name + " " + b(alpha) + " " + b(beta));
        if (history.length() == 3 || history.endsWith("33")) {
            System.out.println("leaf " + evaluate(history));
            return evaluate(history);
        }
        List<String> moves = new LinkedList<>(List.of("1", "2", "3"));
        int best = max ? -1000 : 1000;
        while (!moves.isEmpty()) {
            int v = search(history + moves.remove(0), alpha, beta, !max);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta && !moves.isEmpty()) {
                System.out.println("cut " + moves.stream().map(m -> "take" + m).collect(Collectors.joining(" ")));
                moves.clear();
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    static String b(int x) { return x == 1000 ? "Infinity" : x == -1000 ? "-Infinity" : "" + x; }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 1");
        search("", -1000, 1000, true);
    }
}

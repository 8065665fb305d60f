// Negamax in Java
import java.util.*;

public class NegaMax {
    static String text = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    static int at = 0;

    static Object parse() {
        if (text.charAt(at) == '[') {
            List<Object> list = new ArrayList<>();
            at++;
            while (text.charAt(at) != ']') {
                if (text.charAt(at) == ',' || text.charAt(at) == ' ') at++;
                else list.add(parse());
            }
            at++;
            return list;
        }
        int from = at;
        while ("-0123456789".indexOf(text.charAt(at)) >= 0) at++;
        return Integer.parseInt(text.substring(from, at));
    }

    static int negamax(Object node, int alpha, int beta, int color, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Integer) {
            int v = color * (Integer) node;
            System.out.println("leaf " + v);
            return v;
        }
        int best = Integer.MIN_VALUE, i = 0;
        for (Object child : (List<?>) node) {
            int v = -negamax(child, -beta, -alpha, -color, "" + i++);
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] args) {
        System.out.println("yomisuji search-log 1");
        System.out.println("view mover");
        System.out.println("tree " + text);
        negamax(parse(), Integer.MIN_VALUE, Integer.MAX_VALUE, 1, "root");
    }
}

// negamax; -Integer.MIN_VALUE is Integer.MIN_VALUE
import java.util.*;
class Main28 {
    static String T = "[[[4,2],[8,1]],[[3,9],[6,5],[7,7]],[[5,6],[2,2]]]";
    static int p = 0;
    static Object parse() {
        if (T.charAt(p) == '[') {
            List<Object> l = new ArrayList<>();
            p++;
            while (T.charAt(p) != ']') { if (T.charAt(p) == ',') p++; l.add(parse()); }
            p++;
            return l;
        }
        int s = p;
        while (T.charAt(p) == '-' || Character.isDigit(T.charAt(p))) p++;
        return Integer.parseInt(T.substring(s, p));
    }
    static int nega(Object n, int alpha, int beta, int color, int nr) {
        System.out.println("enter " + nr + " " + alpha + " " + beta);
        if (n instanceof Integer v) { System.out.println("leaf " + color * v); return color * v; }
        int best = Integer.MIN_VALUE + 1, i = 0;
        List<?> l = (List<?>) n;
        for (Object c : l) {
            int v = -nega(c, -beta, -alpha, -color, i++);
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) { if (i < l.size()) System.out.println("cut"); break; }
        }
        System.out.println("exit " + best);
        return best;
    }
    public static void main(String[] a) {
        System.out.println("yomisuji search-log 2\nview mover\ntree " + T);
        int low = Integer.MIN_VALUE; //R: int low = -Integer.MAX_VALUE;
        nega(parse(), low, Integer.MAX_VALUE, 1, 0);
    }
}

// alpha-beta, MIN begins
import java.util.*;
class Main15 {
    static String T = "[[[4,2],[8,8]],[[3,9],[1,0],[7,7]],[[5,6],[2,2]],[[0,3],[9,1]]]";
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
    static int value(Object n, int alpha, int beta, boolean max, int nr, String pad) {
        System.out.println(pad + "enter " + nr + " " + alpha + " " + beta);
        if (n instanceof Integer v) { System.out.println(pad + "leaf " + v); return v; }
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE, i = 0;
        List<?> l = (List<?>) n;
        for (Object c : l) {
            int v = value(c, alpha, beta, !max, ++i, pad + "  ");
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, v); }
            else { best = Math.min(best, v); beta = Math.min(beta, v); }
            if (beta <= alpha && i < l.size()) { System.out.println(pad + "cut"); break; }
        }
        System.out.println(pad + "exit " + best);
        return best;
    }
    public static void main(String[] a) {
        System.out.println("yomisuji search-log 2\nroot min\norder tree\nreturn soft\ncut >=\ntree " + T);
        value(parse(), Integer.MIN_VALUE, Integer.MAX_VALUE, false, 1, "");
    }
}

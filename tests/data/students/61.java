import java.util.List;

/* Plain minimax. Leaves simply exit with their value. */
class Minimax {
    static int depth = 0;

    static void say(String s) { System.out.println("    ".repeat(depth) + s); }

    @SuppressWarnings("unchecked")
    static int eval(Object o, boolean max, String name) {
        say("enter " + name);
        int result;
        if (o instanceof List) {
            List<Object> l = (List<Object>) o;
            result = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            depth++;
            for (int i = l.size(), k = 0; k < i; k++) {
                int v = eval(l.get(k), !max, String.valueOf(k));
                result = max ? Math.max(result, v) : Math.min(result, v);
            }
            depth--;
        } else {
            result = (Integer) o;
        }
        say("exit " + result);
        return result;
    }

    public static void main(String[] args) {
        List<Object> t = List.of(
            List.of(List.of(List.of(2, 5), 3), List.of(List.of(9, -4), List.of(1, 1))),
            List.of(4, List.of(List.of(-6, 0), 8)),
            List.of(List.of(7, List.of(3, 3, 2)), List.of(List.of(5, 10), -1)));
        System.out.println("yomisuji search-log 1");
        System.out.println("algorithm minimax");
        System.out.println("tree " + t);
        eval(t, true, "");
    }
}

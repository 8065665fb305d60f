import java.util.*;
import java.util.stream.*;

// minimax; children are read in the order of a quick guess, the index of the best one is kept
public class Best239 {
    interface T {}
    record Leaf(int v) implements T {}
    record Inner(String name, int guess, T... kids) implements T {}
    static Inner in(String n, int g, Object... k) {
        return new Inner(n, g, Arrays.stream(k).map(o -> o instanceof Integer i ? new Leaf(i) : (T) o).toArray(T[]::new));
    }
    static int guess(T t) { return t instanceof Leaf l ? l.v() : ((Inner) t).guess(); }
    static int eval(T t, String name, boolean max) {
        System.out.println("enter " + name);
        if (t instanceof Leaf l) { System.out.println("leaf " + l.v()); return l.v(); }
        Inner n = (Inner) t;
        Integer[] order = IntStream.range(0, n.kids().length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, (x, y) -> max ? guess(n.kids()[y]) - guess(n.kids()[x]) : guess(n.kids()[x]) - guess(n.kids()[y]));
        int[] value = new int[order.length];
        int best = -1;
        for (int i = 0; i < order.length; i++) {
            T k = n.kids()[order[i]];
            String nm = k instanceof Inner x ? x.name() : n.name() + "/" + order[i];
            value[order[i]] = eval(k, nm, !max);
            if (best < 0 || (max ? value[order[i]] > value[order[best]] : value[order[i]] < value[order[best]])) best = i;
        }
        System.out.println("exit " + value[best]);
        return value[best];
    }
    public static void main(String[] a) {
        T t = in("home", 0,
            in("bus", 3, in("east", 4, 3, 8, 5), in("west", 1, 6, 2), in("loop", 2, 1, 1, 4)),
            in("train", 6, in("fast", 3, 7, 9), in("slow", 5, 5, 6, 10), in("night", 4, 8, 0)),
            in("foot", 2, in("park", 2, 4), in("road", 6, 3, 12), in("path", 3, -2, 7)));
        System.out.println("yomisuji search-log 2");
        System.out.println("algorithm minimax");
        System.out.println("view max");
        eval(t, "home", true);
    }
}

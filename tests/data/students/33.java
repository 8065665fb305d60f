class Main {
    static Tree l(int... values) {
        Tree[] leaves = new Tree[values.length];
        for (int i = 0; i < values.length; i++) leaves[i] = new Leaf(values[i]);
        return new Inner(leaves);
    }

    public static void main(String[] args) {
        Tree t = new Inner(new Inner(l(3, 6), l(2, -8, 2)), new Inner(l(5), new Leaf(4), l(1, 1, 7)), new Inner(l(0, 9), l(6, 6)));
        System.out.println("yomisuji search-log 1");
        System.out.println("algorithm minimax");
        t.minimax(true, "start", 0);
    }
}

interface Tree { int minimax(boolean max, String name, int depth); }

record Leaf(int value) implements Tree {
    public int minimax(boolean max, String name, int depth) {
        System.out.println("  ".repeat(depth) + "enter " + name);
        System.out.println("  ".repeat(depth) + "leaf " + value);
        return value;
    }
}

record Inner(Tree... kids) implements Tree {
    public int minimax(boolean max, String name, int depth) {
        System.out.println("  ".repeat(depth) + "enter " + name);
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        char letter = 'a';
        for (Tree k : kids) {
            int v = k.minimax(!max, "move " + letter++, depth + 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        System.out.println("  ".repeat(depth) + "exit " + best);
        return best;
    }
}

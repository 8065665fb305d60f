// The log of an alpha-beta search, for yomisuji:  java SearchLog.java > mine.log
class SearchLog {
    static int search(Object node, int alpha, int beta, boolean isMax, String name) {
        System.out.println("enter " + name + " " + alpha + " " + beta);
        if (node instanceof Integer value) {
            System.out.println("leaf " + value);
            return value;
        }
        int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int number = 0;
        for (Object child : (Object[]) node) {
            int value = search(child, alpha, beta, !isMax, "" + number++);
            best = isMax ? Math.max(best, value) : Math.min(best, value);
            if (isMax) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
            if (alpha >= beta) {
                System.out.println("cut");
                break;
            }
        }
        System.out.println("exit " + best);
        return best;
    }

    public static void main(String[] arguments) {
        Object[] tree = {new Object[] {3, 12, 8}, new Object[] {2, 4, 6}, new Object[] {14, 5, 2}};
        System.out.println("yomisuji search-log 1\ntree [[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
        search(tree, Integer.MIN_VALUE, Integer.MAX_VALUE, true, "");
    }
}

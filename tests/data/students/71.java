import java.util.*;

public class Game {
    static class Node {
        List<Node> children = new ArrayList<>();
        Integer value;
        Node(Object o) {
            if (o instanceof Integer) value = (Integer) o;
            else for (Object c : (Object[]) o) children.add(new Node(c));
        }
    }

    static class AlphaBetaPlayer {
        int nodes = 0;

        int search(Node node, int alpha, int beta, boolean isMax, String path) {
            nodes++;
            System.out.println("enter " + path + " " + show(alpha) + " " + show(beta));
            if (node.value != null) {
                System.out.println("leaf " + node.value);
                return node.value;
            }
            int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            int i = 1;
            for (Node child : node.children) {
                int v = search(child, alpha, beta, isMax, path.equals("root") ? "" + i : path + "." + i);
                i++;
                if (isMax) {
                    if (v > best) best = v;
                    if (best > alpha) alpha = best;
                } else {
                    if (v < best) best = v;
                    if (best < beta) beta = best;
                }
                if (alpha >= beta) {
                    System.out.println("cut");
                    break;
                }
            }
            System.out.println("exit " + best);
            return best;
        }

        String show(int x) {
            if (x == Integer.MAX_VALUE) return "Integer.MAX_VALUE";
            if (x == Integer.MIN_VALUE) return "Integer.MIN_VALUE";
            return Integer.toString(x);
        }
    }

    public static void main(String[] args) {
        Object[] t = {new Object[]{6, 2, 9}, new Object[]{4, 7}, new Object[]{8, 3, 5}};
        System.out.println("yomisuji search-log 1");
        System.out.println("root min");
        System.out.println("tree " + Arrays.deepToString(t));
        AlphaBetaPlayer p = new AlphaBetaPlayer();
        p.search(new Node(t), Integer.MIN_VALUE, Integer.MAX_VALUE, false, "root");
        System.out.println("# nodes: " + p.nodes);
    }
}

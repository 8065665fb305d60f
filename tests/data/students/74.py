# depth-limited alpha-beta
INFINITY = 10000
DEPTH = 3
tree = [[[5, 9], [2, 6]], [[7, 3], [8, 8], [1, 4]], [[6, 5], [9, 2]]]


def evaluate(node):
    """A leaf is its value; a position in the middle is judged by its first line."""
    while isinstance(node, list):
        node = node[0]
    return node


def alphabeta(node, depth, alpha, beta, maximizing, index):
    print("enter", index, alpha, beta)
    if depth <= 1 or not isinstance(node, list):
        print("leaf", evaluate(node))
        return evaluate(node)
    best = -INFINITY if maximizing else INFINITY
    for i, child in enumerate(node):
        score = alphabeta(child, depth - 1, alpha, beta, not maximizing, i)
        if maximizing:
            best = max(best, score)
            alpha = max(alpha, best)
        else:
            best = min(best, score)
            beta = min(beta, best)
        if beta <= alpha:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 1")
print("infinity", INFINITY)
print("tree", tree)
alphabeta(tree, DEPTH, -INFINITY, INFINITY, True, "root")

import random, sys

random.seed(8)
INF = sys.maxsize

def grow(d):
    return [grow(d - 1) for _ in range(random.randint(2, 3))] if d else random.randint(0, 40)

def ab(node, alpha, beta, player, name):
    print("enter", name, alpha, beta)
    if isinstance(node, int):
        print("leaf", node)
        return node
    if player == "MAX":
        best = -INF
        for i, child in enumerate(node):
            best = max(best, ab(child, alpha, beta, "MIN", i))
            alpha = max(alpha, best)
            if alpha >= beta:
                print("cut")
                break
    else:
        best = INF
        for i, child in enumerate(node):
            best = min(best, ab(child, alpha, beta, "MAX", i))
            alpha = min(alpha, best)
            if alpha >= beta:
                print("cut")
                break
    print("exit", best)
    return best

tree = grow(4)
print("yomisuji search-log 1")
print("root max")
print("tree", tree)
ab(tree, -INF, INF, "MAX", "root")

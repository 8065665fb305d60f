# principal variation search (NegaScout), negamax, fail-soft
from math import inf

TREE = [[[5, 3, 8], [7, 9]], [[8, 6], [6, 9, 10]], [[4, 2], [11, 12]], [[9, 7], [10, 8, 3]]]


def pvs(node, alpha, beta, color, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", color * node)
        return color * node
    best = -inf
    for i, child in enumerate(node):
        if i == 0 or alpha == -inf:
            value = -pvs(child, -beta, -alpha, -color, i)
        else:
            value = -pvs(child, -alpha - 1, -alpha, -color, i)
            # a leaf cannot give anything new
            if alpha < value < beta and isinstance(child, list):
                value = -pvs(child, -beta, -value, -color, i)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm pvs")
print("view mover")
pvs(TREE, -inf, inf, 1, "root")

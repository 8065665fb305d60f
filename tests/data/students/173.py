# PVS as negamax: null window first, then again
from math import inf

TREE = [[[4, 6], [7, 2, 9]], [[8, 9], [10, 7]], [[9, 12, 3], [11, 10]], [[5, 1], [13, 6]]]


def pvs(node, alpha, beta, color, name):
    print("enter", name, alpha, beta)
    if isinstance(node, int):
        print("leaf", color * node)
        return color * node
    best = -inf
    for i, child in enumerate(node, 1):
        if i == 1 or alpha == -inf:
            score = -pvs(child, -beta, -alpha, -color, i)
        else:
            score = -pvs(child, -alpha - 1, -alpha, -color, i)
            if alpha < score < beta and not isinstance(child, int):
                score = pvs(child, -beta, -alpha, -color, i)  #R: score = -pvs(child, -beta, -alpha, -color, i)
        if score > best:
            best = score
        if best > alpha:
            alpha = best
        if alpha >= beta:
            print("cut", *range(i + 1, len(node) + 1))
            break
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm pvs")
print("view mover")
pvs(TREE, -inf, inf, 1, "root")

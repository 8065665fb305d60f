# alpha-beta with best values, fail-soft
from math import inf

TREE = [[[[6, 2], [5, 8]], [[7, 3], [1, 9]]], [[[4, 9], [8, 3]], [[2, 7], [6, 5]]], [[[3, 5], [9, 1]], [[8, 7], [7, 9]]]]


def max_value(node, alpha, beta, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = -inf
    for i in range(len(node)):
        best = max(best, min_value(node[i], alpha, beta, i))
        alpha = best  #R: alpha = max(alpha, best)
        if best >= beta:
            print("cut")
            break
    print("exit", best)
    return best


def min_value(node, alpha, beta, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = inf
    for i in range(len(node)):
        best = min(best, max_value(node[i], alpha, beta, i))
        beta = min(beta, best)
        if best <= alpha:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("bounds deep")
print("tree", TREE)
max_value(TREE, -inf, inf, "root")

# alpha-beta with an aspiration window around a guess
from math import inf

TREE = [[[9, 14], [12, 8, 11]], [[16, 3], [15, 13]], [[7, 10], [18, 6]]]


def ab(node, alpha, beta, is_max, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = -inf if is_max else inf
    for i, child in enumerate(node):
        v = ab(child, alpha, beta, not is_max, i)
        if is_max:
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best


def aspiration(guess):
    delta = 2
    alpha, beta = guess - delta, guess + delta
    for attempt in range(4):
        value = ab(TREE, alpha, beta, True, "root")
        if alpha < value < beta:
            return value
        delta *= 2
        if value <= alpha:
            alpha -= delta
        else:
            alpha -= delta  #R: beta += delta
    return ab(TREE, -inf, inf, True, "root")


print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("return soft")
print("tree", TREE)
aspiration(9)

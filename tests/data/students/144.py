from dataclasses import dataclass, field

BIG = 10 ** 9


@dataclass
class Node:
    value: int = 0
    kids: list = field(default_factory=list)
    lower: int = -BIG
    upper: int = BIG


def make(data):
    return Node(kids=[make(d) for d in data]) if isinstance(data, list) else Node(value=data)


def alphabeta(n, alpha, beta, maximize, name):
    print("enter", name, alpha, beta)
    if not n.kids:
        print("leaf", n.value)
        return n.value
    if n.lower >= alpha and n.lower > -BIG:
        print("recall", n.lower, "at-least")
        return n.lower
    if n.upper <= alpha:
        print("recall", n.upper, "at-most")
        return n.upper
    best = -BIG if maximize else BIG
    a, b = alpha, beta
    for i, k in enumerate(n.kids):
        v = alphabeta(k, a, b, not maximize, i)
        best = max(best, v) if maximize else min(best, v)
        if maximize:
            a = max(a, best)
        else:
            b = min(b, best)
        if a >= b:
            print("cut")
            break
    if best >= beta:
        n.lower = best
    else:
        n.upper = best
    print("exit", best)
    return best


data = [[[9, 2], [4, 12], [6, 7]], [[5, 3], [8, 1]], [[10, 0], [7, 4], [2, 11]]]
print("yomisuji search-log 2")
print("algorithm mtd-f")
print("tree", data)
tree = make(data)
g = 2
lower, upper = -BIG, BIG
while lower < upper:
    bound = g + 1 if g == lower else g
    g = alphabeta(tree, bound - 1, bound, True, "")
    if g < bound:
        upper = g
    else:
        lower = g

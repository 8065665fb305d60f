from fractions import Fraction as Fr
from math import inf

half = Fr(1, 2)
tree = [[half, Fr(-3, 4), Fr(2)], [Fr(1, 3), Fr(5, 6)], [[Fr(-1), half], [Fr(7, 2), Fr(0)], Fr(1, 4)]]


def text(node):
    return "[" + ", ".join(map(text, node)) + "]" if isinstance(node, list) else str(node)


def negamax(node, alpha, beta, sign, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", sign * node)
        print("exit", sign * node)
        return sign * node
    best = -inf
    for i, child in enumerate(node):
        best = max(best, -negamax(child, -beta, -max(alpha, best), -sign, i))
        if best >= beta:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 1")
print("view mover")
print("return soft")
print("tree", text(tree))
negamax(tree, -inf, inf, 1, "root")

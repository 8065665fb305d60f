# quiescence search as negamax: every node is (value for White, {capture: node})
from math import inf

ROOT = (10, {
    "QxR": (40, {"BxQ": (-20, {"RxB": (15, {}), "NxB": (5, {})}), "PxP": (35, {"QxP": (42, {})}), "NxN": (22, {})}),
    "NxP": (25, {"PxN": (8, {"BxP": (20, {"KxB": (-9, {})}), "RxP": (31, {"QxR": (2, {})})}), "RxB": (12, {"QxR": (28, {})})}),
    "BxN": (33, {"PxB": (24, {"QxP": (30, {}), "RxP": (36, {"KxR": (19, {})})}), "QxP": (27, {"RxQ": (50, {})})}),
})


def q(node, alpha, beta, color, name):
    print("enter", name, alpha, beta)
    value, captures = node
    stand = color * value
    if not captures:
        print("leaf", stand)
        return stand
    print("stand", stand)
    best = stand
    alpha = max(alpha, stand)
    rest = list(captures)
    while rest and alpha < beta:
        move = rest.pop(0)
        score = -q(captures[move], -beta, -stand, -color, move)  #R: score = -q(captures[move], -beta, -alpha, -color, move)
        best = max(best, score)
        alpha = max(alpha, score)
    if rest:
        print("cut", *rest)
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm quiescence-alpha-beta")
print("view mover")
print("return soft")
q(ROOT, -inf, inf, 1, "root")

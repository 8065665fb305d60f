"""Negamax, fail-hard. Leaves are stored from White's (MAX's) view."""
import random
random.seed(42)

def make(d):
    if d == 0 or (d < 4 and random.random() < .15):
        return random.randint(-9, 9)
    return [make(d - 1) for _ in range(random.choice([2, 2, 3]))]

def negamax(node, alpha, beta, color):
    print("enter", alpha, beta)
    if isinstance(node, int):
        print("leaf", color * node)
        return color * node
    for k, child in enumerate(node):
        score = -negamax(child, -beta, -alpha, -color)
        if score >= beta:
            print("cut  #", len(node) - k - 1, "moves not looked at")
            print("exit", beta)
            return beta
        if score > alpha:
            alpha = score
    print("exit", alpha)
    return alpha

print("yomisuji search-log 1")
print("view mover")
negamax(make(5), float("-inf"), float("inf"), 1)

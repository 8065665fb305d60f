"""Two players add 1, 2 or 3 to a total; iterative deepening and a transposition table."""
from math import inf

GOAL = 7
SCORE = [2, -3, 5, 1, -4, 6, -2, 3, -7, 4]
table = {}


def moves(total):
    return [m for m in (1, 2, 3) if total + m <= GOAL + 2] if total < GOAL else []


def search(total, depth, alpha, beta, is_max, name):
    print("enter", name, alpha, beta)
    todo = moves(total)
    if depth == 0 or not todo:
        print("leaf", SCORE[total])
        return SCORE[total]
    known = table.get((total, is_max))
    if known and known[0] == depth:
        _, bound, value = known
        if bound == "exact" or bound == "lower" and value >= beta or bound == "upper" and value <= alpha:
            print("recall", value, bound, depth)
            return value
    a, b = alpha, beta
    best = -inf if is_max else inf
    for k, m in enumerate(todo):
        value = search(total + m, depth - 1, a, b, not is_max, "+%d" % m)
        if is_max:
            best = max(best, value)
            a = max(a, best)
        else:
            best = min(best, value)
            b = min(b, best)
        if a >= b:
            print("cut", *["+%d" % x for x in todo[k + 1:]])
            break
    bound = "upper" if best <= alpha else "lower" if best >= beta else "exact"
    table[total, is_max] = depth, bound, best
    print("exit", best)
    return best


print("yomisuji search-log 2")
print("algorithm alpha-beta")
for depth in range(1, 5):
    print("depth", depth)
    search(0, depth, -inf, inf, True, "start")

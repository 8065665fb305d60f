# Iterative deepening with a transposition table.
# Game: a heap of stones, take 1 or 2, who cannot move loses. At the horizon a rough guess.
import sys

INF = sys.maxsize
table = {}


def guess(heap, maxi):
    g = heap * 7 % 5 - 2
    return g if maxi else -g


def search(heap, maxi, depth, alpha, beta, name):
    print("enter", name, alpha, beta)
    if heap == 0:
        v = -20 if maxi else 20
        print("leaf", v)
        return v
    if depth == 0:
        v = guess(heap, maxi)
        print("leaf", v)
        return v
    entry = table.get((heap, maxi))
    if entry is not None and entry[2] >= depth:
        v, kind, plies = entry
        if kind == "exact" or kind == "lower" and v >= beta or kind == "upper" and v <= alpha:
            print("recall", v, kind, plies)
            return v
    a, b = alpha, beta
    best = -INF if maxi else INF
    for take in (1, 2):
        if take > heap:
            continue
        v = search(heap - take, not maxi, depth - 1, a, b, "take%d" % take)
        if maxi:
            best = max(best, v)
            a = max(a, best)
        else:
            best = min(best, v)
            b = min(b, best)
        if a >= b:
            if take == 1 and heap > 1:
                print("cut take2")
            break
    kind = "upper" if best <= alpha else "lower" if best >= beta else "exact"
    table[heap, maxi] = (best, kind, depth)
    print("exit", best)
    return best


print("yomisuji search-log 2")
for depth in range(1, 6):
    print("depth", depth)
    search(7, True, depth, -INF, INF, "heap7")

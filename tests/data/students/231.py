#!/usr/bin/env python3
# Take-away game, iterative deepening, transposition table with depth and bound (negamax, fail-soft)
import sys
WORDS = {1: "one", 2: "two", 3: "three"}
EXACT, LOWER, UPPER = "exact", "lower", "upper"
INF = sys.maxsize
tt = {}

def fmt(x):
    return "inf" if x == INF else "-inf" if x == -INF else str(x)

def evaluate(heap):
    return (heap * 7) % 5 - 2 if heap else -50

def search(heap, depth, alpha, beta, label):
    print("enter", label, fmt(alpha), fmt(beta))
    if depth == 0 or heap == 0:
        v = evaluate(heap)
        print("leaf", v)
        return v
    entry = tt.get(heap)
    if entry and entry[0] >= depth:
        d, kind, v, _ = entry
        if kind == EXACT or (kind == LOWER and v >= beta) or (kind == UPPER and v <= alpha):
            print("recall", v, kind, d)
            return v
    moves = [m for m in (1, 2, 3) if m <= heap]
    if entry and entry[3] in moves:
        moves.remove(entry[3])
        moves.insert(0, entry[3])
    start, best, pick = alpha, -INF, None
    for i, m in enumerate(moves):
        v = -search(heap - m, depth - 1, -beta, -alpha, WORDS[m])
        if v > best:
            best, pick = v, m
        alpha = max(alpha, best)
        if alpha >= beta:
            if moves[i + 1:]:
                print("cut", *[WORDS[x] for x in moves[i + 1:]])
            break
    tt[heap] = (depth, UPPER if best <= start else LOWER if best >= beta else EXACT, best, pick)
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("view mover")
for depth in range(1, 6):
    print("depth", depth)
    search(13, depth, -INF, INF, "root")

# iterative deepening with an aspiration window
import math
INF = math.inf
WINDOW = 3
MOVES = [("inc", lambda x: x + 5), ("dec", lambda x: x - 3), ("mul", lambda x: 3 * x + 1)]

def evaluate(x):
    return (x * x + 3 * x) % 31 - 15

def search(x, depth, alpha, beta, is_max, name):
    print("enter", name, alpha, beta)
    if depth == 0:
        v = evaluate(x)
        print("leaf", v)
        return v
    if is_max:
        best = -INF
        for nm, f in MOVES:
            best = max(best, search(f(x), depth - 1, alpha, beta, False, nm))
            alpha = max(alpha, best)
            if alpha >= beta:
                print("cut")
                break
    else:
        best = INF
        for nm, f in MOVES:
            best = min(best, search(f(x), depth - 1, alpha, beta, True, nm))
            beta = min(beta, best)
            if alpha >= beta:
                print("cut")
                break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm alpha-beta")
guess = None
for depth in range(1, 6):
    print("depth", depth)
    if guess is None:
        guess = search(2, depth, -INF, INF, True, "root")
        continue
    lo, hi = guess - WINDOW, guess + WINDOW
    value = search(2, depth, lo, hi, True, "root")
    if value <= lo:
        value = search(2, depth, lo, INF, True, "root")  #R: value = search(2, depth, -INF, hi, True, "root")
    elif value >= hi:
        value = search(2, depth, lo, INF, True, "root")
    guess = value

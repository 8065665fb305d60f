# iterative deepening, alpha-beta, aspiration window of +-3 around the last result
INF = 10 ** 9
START = (8, 11)


def moves(p):
    x, y = p
    return [(y, (x * 3 + y + 1) % 23), (x, (2 * x + y * y) % 17)]


def static(p):
    return (p[0] * 5 + p[1] * 11) % 21 - 10


def ab(p, depth, alpha, beta, maxi, no):
    print("enter", no, alpha, beta)
    if depth == 0:
        print("leaf", static(p))
        return static(p)
    best = -INF if maxi else INF
    for i, q in enumerate(moves(p)):
        v = ab(q, depth - 1, alpha, beta, not maxi, i)
        if maxi:
            if v > best:
                best = v
            alpha = max(alpha, v)
        else:
            if v < best:
                best = v
            beta = min(beta, v)
        if beta <= alpha:
            print("cut")
            break
    print("exit", best)
    return best


print("yomisuji search-log 2")
v = 0
for depth in range(1, 5):
    print("depth", depth)
    lo, hi = v - 3, v + 3
    if depth == 1:
        lo, hi = -INF, INF
    g = ab(START, depth, lo, hi, True, 0)
    if g >= hi:
        hi = INF
        g = ab(START, depth, lo, hi, True, 0)
    elif g <= lo:
        hi = INF
        g = ab(START, depth, lo, hi, True, 0)
    v = g

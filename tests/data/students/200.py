# iterative deepening + transposition table, a counter game: the number is changed in turn
INF = float("inf")
table = {}

def moves(x):
    return [("plus2", x + 2), ("minus1", x - 1), ("twice", 2 * x)]

def static(x):
    return (7 * x + x * x) % 23 - 11

def ab(x, depth, alpha, beta, maxi, ply, name):
    print("enter", name, alpha, beta)
    if depth == 0:
        print("leaf", static(x))
        return static(x)
    hit = table.get((x, maxi))
    if hit and ply:
        val, flag, d = hit
        if d <= depth:  #R: if d >= depth:
            if flag == "exact" or (flag == "lower" and val >= beta) or (flag == "upper" and val <= alpha):
                print("recall", val, flag, d)
                return val
    a, b = alpha, beta
    best = -INF if maxi else INF
    for nm, y in moves(x):
        v = ab(y, depth - 1, a, b, not maxi, ply + 1, nm)
        if maxi:
            best = max(best, v)
            a = max(a, best)
        else:
            best = min(best, v)
            b = min(b, best)
        if a >= b:
            print("cut")
            break
    if best <= alpha:
        flag = "upper"
    elif best >= beta:
        flag = "lower"
    else:
        flag = "exact"
    table[(x, maxi)] = (best, flag, depth)
    print("exit", best)
    return best

print("yomisuji search-log 2")
for depth in (1, 2, 3, 4):
    print("depth", depth)
    ab(3, depth, -INF, INF, True, 0, "root")

# alpha-beta, moves ordered by a guess (the mean of all leaves below)
from math import inf
T = [[[1, 9], [4, 6]], [[7, 8], [5, 5], [9, 6]], [[2, 2], [7, 3]], [[6, 6], [8, 5]]]

def guess(n):
    return n if isinstance(n, int) else sum(map(guess, n)) / len(n)

def ab(n, a, b, mx, name):
    print("enter %s %s %s" % (name, a, b))
    if isinstance(n, int):
        print("leaf", n)
        return n
    order = sorted(range(len(n)), key=lambda i: guess(n[i]), reverse=mx)
    best = -inf if mx else inf
    for k, i in enumerate(order):
        v = ab(n[i], a, b, not mx, i)
        if mx:
            best = max(best, v)
            a = max(a, best)
        else:
            best = min(best, v)
            b = min(b, best)
        if b <= a and k + 1 < len(order):
            print("cut", *order[k + 1:])
            break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("order any")
print("tree", T)
ab(T, -inf, inf, True, "root")

# MTD(f) as in Plaat's paper, with a table
T = [[[4, 7], [5, 3]], [[6, 2], [8, 9]], [[1, 5], [6, 6]], [[9, 3], [7, 7]]]
INF = 10**6
table = {}

def memory(n, path, a, b, mx):
    print("enter", path[-1] if path else "root", a, b)
    lo, hi = table.get(path, (-INF, INF))
    if lo >= b:
        print("recall", lo, "exact" if lo == hi else "lower")
        return lo
    if hi <= a:
        print("recall", hi, "exact" if lo == hi else "upper")
        return hi
    alpha, beta = max(a, lo), min(b, hi)
    if isinstance(n, int):
        g = n
        print("leaf", n)
    else:
        g = -INF if mx else INF
        for i, c in enumerate(n):
            v = memory(c, path + (i,), alpha, beta, not mx)
            if mx:
                g = max(g, v)
                alpha = max(alpha, g)
            else:
                g = min(g, v)
                beta = min(beta, g)
            if (g >= b if mx else g <= a):
                if i + 1 < len(n):
                    print("cut")
                break
        print("exit", g)
    if g <= a:
        hi = g
    if a < g < b:
        lo = hi = g
    if g >= b:
        lo = g
    if isinstance(n, int):
        lo = hi = g
    table[path] = (lo, hi)
    return g

def mtdf(f):
    g, up, low = f, INF, -INF
    while low < up:
        beta = g + 1 if g == low else g
        g = memory(T, (), beta - 1, beta, True)
        if g < beta:
            up = g
        else:
            low = g

print("yomisuji search-log 2")
print("algorithm mtd-f")
print("tree", T)
mtdf(3)

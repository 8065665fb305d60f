# NegaScout from MAX's view, values in halves -> the null window is one half wide
from fractions import Fraction as F
INF = F(10**12)
H = F(1, 2)
T = [[["3/2", 4, "7/2"], [2, "5/2"]], [["1/2", 3], [6, "11/2", -2]], [["9/2", "7/2", 4], ["13/2", 5], [8, "3/2"]],
     [[7, "5/2"], [3, 4, 9]], [["-1/2", 6], ["15/2", 5]]]

def conv(t): return [conv(x) for x in t] if isinstance(t, list) else F(t)
def show(t): return "[" + ", ".join(map(show, t)) + "]" if isinstance(t, list) else str(t)
def w(x): return "inf" if x >= INF else "-inf" if x <= -INF else str(x)

def scout(n, path, a, b, maxi):
    print("enter", "root" if not path else "(" + ", ".join(map(str, path)) + ("," if len(path) == 1 else "") + ")", w(a), w(b))
    if not isinstance(n, list):
        print("leaf", n)
        return n
    best = -INF if maxi else INF
    moved = False
    for i, c in enumerate(n):
        p = path + (i,)
        if not moved:
            v = scout(c, p, a, b, not maxi)
        elif maxi:
            v = scout(c, p, a, a + H, False)
            if a < v < b: v = scout(c, p, v, b, False)
        else:
            v = scout(c, p, b - H, b, True)
            if a < v < b: v = scout(c, p, a, v, True)
        if maxi:
            best = max(best, v)
            if best > a: a, moved = best, True
        else:
            best = min(best, v)
            if best < b: b, moved = best, True
        if a >= b:
            if i + 1 < len(n): print("cut")
            break
    print("exit", best)
    return best

t = conv(T)
print("yomisuji search-log 2\nalgorithm pvs\ncut >=\nreturn soft\ntree", show(t))
scout(t, (), -INF, INF, True)

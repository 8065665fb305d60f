# df-pn on a small AND/OR tree (OR moves first); proof and disproof numbers from OR's view
from math import inf
KIDS = {}
def add(name, *kids): KIDS[name] = kids
add("A", "B", "C", "D", "E")
add("B", "F", "G"); add("C", "H", "I"); add("D", "J", "K", "L"); add("E", "M", "N")
add("F", "f1", "f2", "f3"); add("G", "g1", "g2"); add("H", "O", "h1"); add("I", "i1", "P")
add("J", "j1", "j2"); add("K", "k1", "k2"); add("L", "l1", "l2"); add("M", "m1", "m2"); add("N", "Q", "n1")
add("O", "o1", "o2"); add("P", "p1", "p2"); add("Q", "q1", "q2", "q3")
YES = {"f1", "g2", "h1", "p1", "p2", "k1", "l2", "j2", "q1"}
pd = {}

def s(x): return "inf" if x == inf else str(x)

def numbers(n, is_or):
    k = KIDS[n]
    if is_or:
        pd[n] = (min(pd[c][0] for c in k), sum(pd[c][1] for c in k))
    else:
        pd[n] = (sum(pd[c][0] for c in k), min(pd[c][1] for c in k))
    print("numbers", s(pd[n][0]), s(pd[n][1]))
    return pd[n]

def mid(n, tp, td, is_or):
    print("enter", n)
    print("thresholds", s(tp), s(td))
    if n not in KIDS:
        pd[n] = (0, inf) if n in YES else (inf, 0)
        print("leaf", 1 if n in YES else 0)
        return
    if n not in pd or pd[n] == (1, 1) and KIDS[n][0] not in pd:
        print("expand", *KIDS[n])
        for c in KIDS[n]: pd.setdefault(c, (1, 1))
    while True:
        p, d = numbers(n, is_or)
        if p >= tp or d >= td:
            break
        at = 0 if is_or else 1
        best, first, second = None, inf, inf
        for c in KIDS[n]:
            x = pd[c][at]
            if x < first:
                first, best = x, c
            elif x < second:
                second = x
        cp, cd = pd[best]
        if is_or:
            mid(best, min(tp, second + 1), td - d + cd, False)
        else:
            mid(best, tp - p + cp, min(td, second + 1), True)
    print("leave")

print("yomisuji search-log 2\nalgorithm df-pn\nroot max")
mid("A", inf, inf, True)

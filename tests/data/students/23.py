from fractions import Fraction as F
from math import inf

def text(n):
    return "[" + ", ".join(map(text, n)) + "]" if isinstance(n, list) else str(n)

def ab(n, a, b, who, name="root", ind=""):
    print(f"{ind}enter {name} {a} {b}")
    if not isinstance(n, list):
        print(f"{ind}leaf {n}")
        return n
    best = None
    for i, c in enumerate(n, 1):
        v = ab(c, a, b, -who, i, ind + "    ")
        if best is None or who * v > who * best:
            best = v
        if who > 0:
            a = max(a, best)
        else:
            b = min(b, best)
        if a >= b:
            print(f"{ind}cut", *range(i + 1, len(n) + 1))
            break
    print(f"{ind}exit {best}")
    return best

tree = [[[F(1, 2), F(-3, 4)], [F(5, 3), F(2)]],
        [[F(7, 2), F(1, 3)], [F(0), F(1, 4)]],
        [[F(-1, 2), F(1, 6)], [F(1, 2), F(9, 8), F(3)], [F(1), F(2, 7)]]]
print("yomisuji search-log 1")
print("root min")
print("tree", text(tree))
ab(tree, -inf, inf, -1)

# alpha-beta; MIN cuts with the test of MAX (copied)
from math import inf
T = [[[[4, 8], [6, 3]], [[5, 9], [2, 1]]], [[[7, 3], [9, 5]], [[1, 6], [4, 4]]], [[[2, 8], [8, 6]], [[3, 3], [0, 7]]]]

def ab(n, a, b, mx, name):
    print("enter", name, a, b)
    if isinstance(n, int):
        print("leaf", n)
        return n
    if mx:
        v = -inf
        for i, c in enumerate(n):
            v = max(v, ab(c, a, b, False, i))
            if v >= b:
                if i + 1 < len(n):
                    print("cut")
                break
            a = max(a, v)
    else:
        v = inf
        for i, c in enumerate(n):
            v = min(v, ab(c, a, b, True, i))
            if v >= b:  #R: if v <= a:
                if i + 1 < len(n):
                    print("cut")
                break
            b = min(b, v)
    print("exit", v)
    return v

print("yomisuji search-log 2")
print("tree", T)
ab(T, -inf, inf, True, "root")

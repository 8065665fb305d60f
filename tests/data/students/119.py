# alpha-beta; the window is a mutable default argument, shared by all nodes
from math import inf
T = [[[5, 7], [4, 9]], [[6, 3], [8, 10]], [[9, 2], [7, 6]]]

def ab(n, is_max, name, w=[-inf, inf]):
    w = w  #R: w = list(w)
    print("enter", name, w[0], w[1])
    if isinstance(n, int):
        print("leaf", n)
        return n
    best = -inf if is_max else inf
    for i, c in enumerate(n):
        v = ab(c, not is_max, i, w)
        if is_max:
            best = max(best, v)
            w[0] = max(w[0], best)
        else:
            best = min(best, v)
            w[1] = min(w[1], best)
        if w[0] >= w[1]:
            if i + 1 < len(n):
                print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("tree", T)
ab(T, True, "root")

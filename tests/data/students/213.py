"""Quiescence with alpha-beta, captures only; MAX's view."""
from math import inf
# (name, stand, captures)
POS = ("root", 1, [
    ("Qxd5", 4, [("exd5", -5, [("Nxd5", -2, [("Bxd5", -6, [])]), ("Rxh2", 0, [])]),
                 ("Rxd5", 6, [("Bxd5", 7, []), ("Bxa2", 3, [])])]),
    ("Nxf7", 2, [("Kxf7", 0, [("Qxe5", 3, [("Qxe5", 1, [])]), ("Bxe6", 2, [])]),
                 ("Rxf7", 1, [("Bxf7", 5, [("Kxf7", 3, [])])]), ("Bxg2", -1, [("Rxg2", 2, [])])]),
    ("Bxb7", 3, [("Rxb7", 0, [("Qxa5", 2, [])]), ("Qxb2", 4, [("Rxb2", 8, [])])]),
    ("axb6", 2, [("cxb6", 1, [("Rxa8", 6, [("Qxa8", 2, [])])])]),
])

def q(node, a, b, mx):
    name, stand, caps = node
    print("enter", name, a, b)
    print("stand", stand)
    best = stand
    if mx:
        if best >= b:
            if caps: print("cut")
            print("exit", best); return best
        a = max(a, best)
    else:
        if best >= b:
            if caps: print("cut")
            print("exit", best); return best
        b = min(b, best)
    for i, c in enumerate(caps):
        v = q(c, a, b, not mx)
        if mx:
            best = max(best, v); a = max(a, best)
        else:
            best = min(best, v); b = min(b, best)
        if a >= b:
            if i + 1 < len(caps): print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm quiescence-alpha-beta")
print("view max")
print("return soft")
q(POS, -inf, inf, True)

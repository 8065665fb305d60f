# the root has its own loop (it remembers the move); below it two-sided alpha-beta; JSON
import json
from math import inf
T = {"e4": {"e5": {"Nf3": 2, "d4": 1}, "c5": {"Nf3": 0, "c3": 3}},
     "d4": {"d5": {"c4": 2, "Bf4": 4}, "Nf6": {"c4": 1, "Bg5": 1, "g3": 0}},
     "c4": {"e5": {"Nc3": -1, "g3": -2}, "c5": {"g3": 5}},
     "g4": {"d5": {"Bg2": -4, "h3": -5}}}

def log(kind, **more):
    print(json.dumps(dict(kind=kind, **more), allow_nan=True))

def ab(n, a, b, mx):
    if isinstance(n, int):
        log("leaf", value=n)
        return n
    best = -inf if mx else inf
    todo = list(n)
    while todo:
        m = todo.pop(0)
        log("enter", node=m, alpha=a, beta=b)
        v = ab(n[m], a, b, not mx)
        if mx:
            best, a = max(best, v), max(a, v)
        else:
            best, b = min(best, v), min(b, v)
        if a >= b and todo:
            log("cut", skipped=todo)
            break
    log("exit", value=best)
    return best

print(json.dumps({"yomisuji": "search-log", "version": 2, "algorithm": "alpha-beta"}))
log("enter", node="root", alpha=-inf, beta=inf)
best, move = -inf, None
for m in T:
    log("enter", node=m, alpha=best, beta=inf)
    v = ab(T[m], best, inf, False)
    if v > best:
        best, move = v, m
log("exit", value=best)

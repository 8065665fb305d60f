# negamax, meant to be fail-soft (and says so), but returns alpha
import json
T = [[[6, 8], [9, 7]], [[3, 2], [5, 1]], [[4, 9], [8, 8]], [[7, 10], [11, 9]]]

def nega(n, a, b, color, k):
    print(json.dumps({"kind": "enter", "node": str(k), "alpha": a, "beta": b}))
    if isinstance(n, int):
        print(json.dumps({"kind": "leaf", "value": color * n}))
        return color * n
    best = -1e9
    for i, c in enumerate(n):
        v = -nega(c, -b, -a, -color, i)
        best = max(best, v)
        a = max(a, best)
        if a >= b:
            print(json.dumps({"kind": "cut"}))
            break
    r = a  #R: r = best
    print(json.dumps({"kind": "exit", "value": r}))
    return r

print(json.dumps({"yomisuji": "search-log", "version": 2, "view": "mover", "return": "soft", "tree": T}))
nega(T, -1e9, 1e9, 1, "root")

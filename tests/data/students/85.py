"""negamax alpha-beta, fail-soft, JSON lines"""
import json
T = [[[2, 9], [4, -1]], [[4, 4], [5, 3]], [[-8, 0], [11, 7]], [[5, 1], [4, 6]]]
INF = float("inf")

def say(**k):
    print(json.dumps(k))

def num(x):
    return None if abs(x) == INF else x

def nega(n, a, b, color, path):
    say(kind="enter", node=path, alpha=num(a), beta=num(b))
    if not isinstance(n, list):
        say(kind="leaf", value=color * n)
        return color * n
    best = -INF
    for i, c in enumerate(n):
        s = -nega(c, -b, -a, -color, path + [i])
        if s > best:
            best = s
            if s > a:
                a = s
        if a >= b:
            say(kind="cut", skipped=[str(j) for j in range(i + 1, len(n))])
            break
    say(kind="exit", value=best)
    return best

say(yomisuji="search-log", version=2, algorithm="alpha-beta", view="mover", tree=T)
nega(T, -INF, INF, 1, [])

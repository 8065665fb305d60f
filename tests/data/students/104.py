# negamax alpha-beta; the window gets its signs but is not exchanged
T = [[[5, 8], [3, 6]], [[7, 2], [9, 4]], [[6, 6], [1, 8]]]
INF = 10**9

def nega(n, a, b, color, i):
    print("enter", i, a, b)
    if isinstance(n, int):
        print("leaf", color * n)
        return color * n
    best = -INF
    for k, c in enumerate(n):
        best = max(best, -nega(c, -a, -b, -color, k))  #R: best = max(best, -nega(c, -b, -a, -color, k))
        a = max(a, best)
        if a >= b:
            if k + 1 < len(n):
                print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("view mover")
print("tree", T)
nega(T, -INF, INF, 1, "root")

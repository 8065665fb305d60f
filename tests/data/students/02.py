import math

T = [[5, 3, 8], [[2, 7], 4], [6, [1, 9, 1], 6], [3, 3]]

def minimax(n, maxi, name):
    print("enter", name)
    if not isinstance(n, list):
        print("leaf", n)
        return n
    if maxi:
        best = -math.inf
        for i, c in enumerate(n):
            v = minimax(c, False, i)
            if v > best:
                best = v
    else:
        best = math.inf
        for i, c in enumerate(n):
            v = minimax(c, True, i)
            if v > best:
                best = v
    print("exit", best)
    return best

print("yomisuji search-log 1")
print("algorithm minimax")
print("tree", T)
minimax(T, True, "")

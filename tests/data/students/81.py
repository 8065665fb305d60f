# plain minimax, two functions, 'back' lines
T = [[[4, -2], [7, 7, 1]], [[0, 5], [-3, 9], [6]], [[2, 2], [8, -6]]]

def maxi(n, name):
    print("enter", name)
    if isinstance(n, int):
        print("leaf", n)
        return n
    best = None
    for i, c in enumerate(n, 1):
        v = mini(c, i)
        print("back", v)
        if best is None or v > best:
            best = v
    print("exit", best)
    return best

def mini(n, name):
    print("enter", name)
    if isinstance(n, int):
        print("leaf", n)
        return n
    best = None
    for i, c in enumerate(n, 1):
        v = maxi(c, i)
        print("back", v)
        if best is None or v < best:
            best = v
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm minimax")
print("tree", T)
maxi(T, "root")

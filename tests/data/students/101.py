# depth-limited minimax; inner nodes are valued by the middle of their leaves
T = [[[3, 9], [6, 2]], [[8, 1], [5, 5]], [[7, 7, 4], [0, 9]]]

def leaves(n):
    return [n] if isinstance(n, int) else [x for c in n for x in leaves(c)]

def evaluate(n):
    l = sorted(leaves(n))
    return l[len(l) // 2]

def minimax(n, depth, is_max, name):
    print("enter", name)
    if depth <= 1 or isinstance(n, int):  #R: if depth <= 0 or isinstance(n, int):
        v = evaluate(n)
        print("leaf", v)
        return v
    values = [minimax(c, depth - 1, not is_max, i) for i, c in enumerate(n)]
    best = max(values) if is_max else min(values)
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm minimax")
print("tree", T)
minimax(T, 3, True, "root")

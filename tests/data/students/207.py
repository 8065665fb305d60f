# minimax, plain; names of nodes by hand
TREE = ("S", [
    ("left", [("la", [4, -2]), ("lb", [7, 7, 1]), ("lc", [0, 4])]),
    ("mid", [("ma", [-3]), ("mb", [5, 9, -9])]),
    ("right", [("ra", [4, 4]), ("rb", [6, 2, 8]), ("rc", [11])]),
])
print("yomisuji search-log 2")
print("algorithm minimax")
print("root min")

def walk(node, maxi, ind, label=None):
    pad = "  " * ind
    if isinstance(node, int):
        print(f"{pad}enter {label}")
        print(f"{pad}leaf {node}")
        return node
    name, kids = node
    print(f"{pad}enter {name}")
    best = None
    for i, k in enumerate(kids):
        v = walk(k, not maxi, ind + 1, f"{name}{i + 1}")
        if best is None or (v > best if maxi else v < best):
            best = v
            print(f"{pad}back {v}")
    print(f"{pad}exit {best}")
    return best

walk(TREE, False, 0)

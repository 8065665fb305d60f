def value(node, maximizing, level=0):
    print("  " * level + "enter")
    if isinstance(node, int):
        print("  " * level + "exit", node)
        return node
    best = None
    for i in range(len(node) - 1):
        v = value(node[i], not maximizing, level + 1)
        if best is None:
            best = v
        elif maximizing and v > best:
            best = v
        elif not maximizing and v < best:
            best = v
    print("  " * level + "exit", best)
    return best

tree = [[[1, 4, 2], [7, 3]], [[5, 9], [8, 2, 6], [3, 4]], [[0, 6], [2, 2, 9]]]
print("yomisuji search-log 1")
print("algorithm minimax")
print("root min")
print("tree", tree)
value(tree, False)

# plain minimax, MIN begins
TREE = [[[4, -2], [7, 1, 3], 5], [[0, 6], -3, [2, 2]], [[8, -1, -4], [9]]]

def walk(node, maximizing, path):
    print("enter " + (".".join(path) or "root"))
    if isinstance(node, int):
        print("leaf", node)
        return node
    results = []
    for i, kid in enumerate(node, 1):
        results.append(walk(kid, not maximizing, path + [str(i)]))
    val = max(results) if maximizing else min(results)
    print("exit", val)
    return val

print("yomisuji search-log 2")
print("algorithm minimax")
print("root min")
print("tree", TREE)
walk(TREE, False, [])

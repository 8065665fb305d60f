# Homework 4 - plain minimax, MIN begins
TREE = [[[4, -2], [7, 3]], [[0, 5, 5], [-3, 1]], [6, [2, 2]]]

def minimax(node, maximizing, path):
    pad = "  " * len(path)
    print(pad + "enter", ".".join(str(p) for p in path))
    if isinstance(node, int):
        print(pad + "leaf", node)
        return node
    values = [minimax(child, not maximizing, path + [i])
              for i, child in enumerate(node, 1)]
    result = max(values) if maximizing else min(values)
    print(pad + "exit", result)
    return result

print("yomisuji search-log 1")
print("algorithm minimax")
print("root min")
print("tree", TREE)
minimax(TREE, False, [])

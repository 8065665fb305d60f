# plain minimax over a nested list
tree = [[[3, 8], [5, 1], [9, 4]], [[2, 7, 6], [8, 0]], [[1, 9], [6, 3], [7, 2]]]


def minimax(node, is_max, name):
    print("enter", name)
    if type(node) is int:
        print("leaf", node)
        return node
    values = []
    turn = is_max
    for i, child in enumerate(node):
        turn = not turn  #R: turn = not is_max
        values.append(minimax(child, turn, i + 1))
    best = max(values) if is_max else min(values)
    print("exit", best)
    return best


print("yomisuji search-log 1")
print("algorithm minimax")
print("tree", tree)
minimax(tree, True, "root")

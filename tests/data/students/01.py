# exercise 2: minimax
def minimax(node, is_max, name, depth):
    pad = "  " * depth
    print(pad + "enter " + name)
    if type(node) is int:
        print(pad + "leaf", node)
        return node
    values = []
    for i in range(len(node)):
        values.append(minimax(node[i], not is_max, str(i + 1), depth + 1))
    best = max(values) if is_max else min(values)
    print(pad + "exit", best)
    return best

tree = [[[4, -7, 2], [9, 9]], [[1, 0], [-3, 8, 5], [6]], [[2, 2], [7, -1]]]
print("yomisuji search-log 1")
print("algorithm minimax")
print("root max   # MAX begins")
print("tree", tree)
minimax(tree, True, "root", 0)

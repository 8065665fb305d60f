import math

TREE = [[4, 8, 6], [9, 2, 7], [5, 10, 11]]

print("yomisuji search-log 2")
print("order tree")
print("tree", TREE)


def value_of(node, a, b, maximizing, label):
    print("enter", label, a, b)
    if type(node) is int:
        print("leaf", node)
        return node
    todo = list(range(len(node)))      # moves that are still to be tried
    best = -math.inf if maximizing else math.inf
    for i in todo:
        todo.remove(i)
        v = value_of(node[i], a, b, not maximizing, i)
        if maximizing:
            best = max(best, v)
            a = max(a, best)
        else:
            best = min(best, v)
            b = min(b, best)
        if a >= b:
            print("cut")
            break
    print("exit", best)
    return best


value_of(TREE, -math.inf, math.inf, True, "")

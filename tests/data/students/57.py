INF = 10 ** 10
TREE = [[[3, 5], [6, 9, 1]], [[1, 2], [7, 8]], [[5, 4, 4], [0, 3]]]


def visit(node, a, b, function, name):
    print("enter", name, a, b)
    if type(node) == int:
        print("leaf", node)
        return node
    return function(node, a, b)


def maxi(node, a, b):
    v = -INF
    for i, c in enumerate(node):
        v = max(v, visit(c, a, b, mini, i))
        if a >= b:
            print("cut")
            break
        a = max(a, v)
    print("exit", v)
    return v


def mini(node, a, b):
    v = INF
    for i, c in enumerate(node):
        v = min(v, visit(c, a, b, maxi, i))
        if a >= b:
            print("cut")
            break
        b = min(b, v)
    print("exit", v)
    return v


print("yomisuji search-log 1")
print("tree", TREE)
visit(TREE, -INF, INF, maxi, "root")

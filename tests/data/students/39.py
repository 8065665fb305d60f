# alpha-beta without windows; what comes back is printed
def ab(node, alpha, beta, is_max, name):
    print("enter", name)
    if not isinstance(node, (list, tuple)):
        print("leaf", node)
        print("exit", node)
        return node
    best = -10 ** 6 if is_max else 10 ** 6
    k = 0
    while k < len(node):
        v = ab(node[k], alpha, beta, not is_max, k)
        print("back", v)
        k += 1
        if is_max:
            if v > best: best = v
            if v > alpha: alpha = v
        else:
            if v < best: best = v
            if v < beta: beta = v
        if alpha >= beta and k < len(node):
            print("cut", *range(k, len(node)))
            break
    print("exit", best)
    return best

tree = (((3, 3), (5, 3, 1)), ((3, 2), (3, 3), 4), ((4, 4), (1, 5), (4, 2)), (4, (6, 4, 4)))
print("yomisuji search-log 1")
print("# a tree with many ties")
print("tree", str(tree).replace("(", "[").replace(")", "]"))
ab(tree, -10 ** 6, 10 ** 6, True, "root")

from math import inf

alpha, beta = -inf, inf

def search(node, is_max, name):
    global alpha, beta
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = -inf if is_max else inf
    for i, child in enumerate(node):
        v = search(child, not is_max, i)
        if is_max:
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

tree = [[[3, 5], [6, 9]], [[1, 2], [0, -1]], [[7, 4], [8, 5, 6]]]
print("yomisuji search-log 1")
print("tree", tree)
search(tree, True, "")

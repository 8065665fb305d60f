# alpha and beta are global so that every node sees the newest ones
from math import inf
alpha = -inf
beta = inf
tree = [[6, 4, 9], [5, 8, 2], [7, 10, 7]]

def search(node, is_max, name):
    global alpha, beta
    old_alpha, old_beta = alpha, beta
    print("enter", name, alpha, beta)
    if isinstance(node, int):
        print("leaf", node)
        return node
    best = None
    for i in range(len(node)):
        v = search(node[i], not is_max, i + 1)
        if best is None or (is_max and v > best) or (not is_max and v < best):
            best = v
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 1")
print("tree", tree)
search(tree, True, "root")

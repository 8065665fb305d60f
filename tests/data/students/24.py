INF = float("inf")

def negamax(node, alpha, beta, name):
    print("enter", name, alpha, beta)
    if type(node) == int:
        print("leaf", node)
        return node
    best = -INF
    for i, child in enumerate(node):
        score = negamax(child, -beta, -alpha, i)
        if score > best:
            best = score
        if score > alpha:
            alpha = score
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2], [-1, 7]]
print("yomisuji search-log 1")
print("view mover")
print("tree", tree)
negamax(tree, -INF, INF, "root")

# negamax, fail-soft; the leaves are 4 plies down, so MAX is to move there
INF = float("inf")
TREE = [[[[3, 9], [6, 4]], [[8, 1], [7, 7]]],
        [[[2, 5], [9, 8]], [[6, 3], [1, 4]]],
        [[[5, 7], [2, 8]], [[9, 6], [4, 7], [1, 3]]]]

def negamax(node, alpha, beta, no):
    print("enter", no, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = -INF
    for i, child in enumerate(node):
        score = -negamax(child, -beta, -alpha, i)
        if score > best:
            best = score
            alpha = score  #R: alpha = max(alpha, score)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("view mover")
print("return soft")
print("tree", TREE)
negamax(TREE, -INF, INF, "root")

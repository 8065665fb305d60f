INF = 30000

def negamax(node, alpha, beta, color):
    print("enter", alpha, beta)
    if not isinstance(node, list):
        print("leaf", color * node)
        return color * node
    best = -INF
    for child in node:
        v = -negamax(child, -beta, -alpha, -color)
        if v > alpha:
            alpha = v
            best = v
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

print("yomisuji search-log 1")
print("view mover")
print("infinity 30000")
negamax([[[6, 2, 4], [7, 8]], [[9, 5], [1, 3], [4, 0]], [[8, 10], [2, 7]]], -INF, INF, 1)

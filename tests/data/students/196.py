# principal variation search (negamax); the last two plies need no second reading
INF = 10 ** 9
DEPTH = 4
seed = 7
def rnd():
    global seed
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return (seed >> 16) % 50 - 25

def build(d):
    return rnd() if d == 0 else [build(d - 1) for _ in range(3)]

def pvs(node, depth, alpha, beta, nr):
    print("enter", nr, alpha, beta)
    if depth == 0:
        print("leaf", node)
        return node
    best = -INF
    for i, child in enumerate(node):
        if i == 0:
            score = -pvs(child, depth - 1, -beta, -alpha, 1)
        else:
            score = -pvs(child, depth - 1, -alpha - 1, -alpha, i + 1)
            if alpha < score < beta and beta - alpha > 1 and depth > 2:
                score = pvs(child, depth - 1, -beta, -alpha, i + 1)  #R: score = -pvs(child, depth - 1, -beta, -alpha, i + 1)
        best = max(best, score)
        alpha = max(alpha, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best

tree = build(DEPTH)
print("yomisuji search-log 2")
print("algorithm pvs")
print("view mover")
print("tree", tree)
pvs(tree, DEPTH, -INF, INF, "root")

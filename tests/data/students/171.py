# alpha-beta in two functions, fail-hard
tree = [[[8, 3], [5, 9], [6, 2]], [[7, 10], [4, 6]], [[9, 1], [8, 12], [11, 10]]]
BIG = 999


def alphabeta_max(node, alpha, beta, name):
    print("enter", name, alpha, beta)
    if isinstance(node, int):
        print("leaf", node)
        return max(alpha, min(beta, node))
    for i, child in enumerate(node, 1):
        score = alphabeta_min(child, alpha, beta, i)
        if score >= beta:
            print("cut")
            print("exit", beta)
            return beta
        if score > alpha:
            alpha = score
    print("exit", alpha)
    return alpha


def alphabeta_min(node, alpha, beta, name):
    print("enter", name, alpha, beta)
    if isinstance(node, int):
        print("leaf", node)
        return max(alpha, min(beta, node))
    for i, child in enumerate(node, 1):
        score = alphabeta_max(child, alpha, beta, i)
        if score <= alpha:
            print("cut")
            print("exit", alpha)
            return alpha
        if score < beta:
            beta = score
    result = alpha  #R: result = beta
    print("exit", result)
    return result


print("yomisuji search-log 2")
print("algorithm alpha-beta")
print("infinity", BIG)
print("return hard")
print("tree", tree)
alphabeta_max(tree, -BIG, BIG, "root")

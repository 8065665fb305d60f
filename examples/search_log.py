"""The log of an alpha-beta search, for yomisuji:  python3 search_log.py > mine.log"""

from math import inf


def search(node, alpha, beta, is_max, name=""):
    print("enter", name, alpha, beta)
    if not isinstance(node, list):
        print("leaf", node)
        return node
    best = -inf if is_max else inf
    for number, child in enumerate(node):
        value = search(child, alpha, beta, not is_max, number)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best


tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
print("yomisuji search-log 1")
print("tree", tree)
search(tree, -inf, inf, True)

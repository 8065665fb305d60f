"""Alpha-beta as a generator of log lines (cuts only where alpha > beta)."""
INF = float("inf")
TREE = [[2.5, 0.5, 1.0], [0.5, 3.0, -1.5], [1.0, 0.75], [0.5, 0.25, 9.0]]


def search(node, alpha, beta, maximize, name):
    yield f"enter {name} {alpha} {beta}"
    if isinstance(node, float):
        yield f"leaf {node}"
        return node
    best = -INF if maximize else INF
    for i, child in enumerate(node):
        value = yield from search(child, alpha, beta, not maximize, i)
        if maximize:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha > beta:
            yield "cut"
            break
    yield f"exit {best}"
    return best


print("yomisuji search-log 1")
print("cut >")
print("tree", TREE)
for line in search(TREE, -INF, INF, True, "root"):
    print(line)

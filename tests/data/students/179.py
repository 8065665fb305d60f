"""UCT on a small tree with known results (1: MAX wins)."""
from math import log, sqrt

TREE = [[[1, 0], [0, 1, 1]], [[1, 1], [1, 0], [0, 1]], [[0, 0], [1, 0]]]
C = 1.4
seed = 7


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return (seed >> 16) % n


class Node:
    def __init__(self, tree, is_max):
        self.tree, self.is_max = tree, is_max
        self.children = []
        self.n, self.w = 0, 0


def select(node, total):
    for i, c in enumerate(node.children):
        if c.n == 0:
            return i

    def ucb(i):
        c = node.children[i]
        mean = c.w / c.n if node.is_max else 1 - c.w / c.n
        return mean + C * sqrt(log(total) / c.n)  #R: return mean + C * sqrt(log(node.n) / c.n)
    return max(range(len(node.children)), key=ucb)


def iterate(root, total):
    print("iteration", total + 1)
    node, path = root, [root]
    while isinstance(node.tree, list):
        if not node.children:
            node.children = [Node(t, not node.is_max) for t in node.tree]
            print("expand", *range(1, len(node.tree) + 1))
        i = select(node, total)
        node = node.children[i]
        path.append(node)
        print("enter", i + 1)
        if node.n == 0:
            break
    result = node.tree
    while isinstance(result, list):
        result = result[rnd(len(result))]
    print("playout", result)
    for node in reversed(path):
        node.n += 1
        node.w += result
        print("update", node.n, "%.4f" % (node.w / node.n))


print("yomisuji search-log 2")
print("algorithm uct")
print("exploration", C)
print("tree", TREE)
root = Node(TREE, True)
for t in range(40):
    iterate(root, t)

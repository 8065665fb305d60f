import math
import random

TREE = [[[0, 1], [1, 1, 0]], [[0, 0], [1, 0]], [[1, 1], [0, 1]]]
C = 1.4
random.seed(5)


class Node:
    def __init__(self, data, maxi, index=None):
        self.data, self.maxi, self.index = data, maxi, index
        self.children = []
        self.visits = 0
        self.total = 0.0

    def ucb(self, parent):
        mean = self.total / self.visits
        if not parent.maxi:
            mean = 1 - mean
        return mean + C * math.sqrt(math.log(self.visits) / self.visits)

    def select(self):
        fresh = [c for c in self.children if c.visits == 0]
        if fresh:
            return fresh[0]
        return max(self.children, key=lambda c: c.ucb(self))


def playout(data):
    while isinstance(data, list):
        data = random.choice(data)
    return data


def iterate(root):
    print("iteration")
    path = [root]
    node = root
    while isinstance(node.data, list):
        if not node.children:
            node.children = [Node(d, not node.maxi, i) for i, d in enumerate(node.data)]
        node = node.select()
        print("enter", node.index)
        path.append(node)
        if node.visits == 0:
            break
    result = playout(node.data)
    print("playout", result)
    for n in reversed(path):
        n.visits += 1
        n.total += result
        print("update", n.visits, round(n.total / n.visits, 4))


print("yomisuji search-log 2")
print("algorithm uct")
print("exploration", C)
print("tree", TREE)
top = Node(TREE, True)
for _ in range(15):
    iterate(top)

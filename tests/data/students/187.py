# UCT on a small tree; a playout walks down at random
import math, random
random.seed(5)
C = 1.25
TREE = [[[1, 0], [0, 0.5]], [[1, 1], [0.5, 0]], [[0, 1, 0.5], 0.5]]

class Node:
    def __init__(self, data, is_max, name):
        self.data, self.is_max, self.name = data, is_max, name
        self.children = None
        self.n = 0
        self.total = 0.0

    def expand(self):
        self.children = [Node(d, not self.is_max, str(i + 1)) for i, d in enumerate(self.data)]
        print("expand", *[c.name for c in self.children])

    def pick(self):
        for c in self.children:
            if c.n == 0:
                return c
        def score(c):
            mean = c.total / c.n
            if not self.is_max:
                mean = 1 - mean
            return mean + C * math.sqrt(math.log(self.n) / c.n)
        return max(self.children, key=score)

def rollout(data):
    while isinstance(data, list):
        data = random.choice(data)
    return data

print("yomisuji search-log 2")
print("algorithm uct")
print("exploration", C)
print("tree", TREE)
root = Node(TREE, True, "root")
for it in range(60):
    print("iteration", it + 1)
    node, path = root, [root]
    while isinstance(node.data, list):
        if node.children is None:
            node.expand()
        node = node.pick()
        print("enter", node.name)
        path.append(node)
        if node.n == 0:
            break
    r = rollout(node.data)
    print("playout", r)
    for v in reversed(path):
        v.n += 1
        v.total += r
        print("update %d %.6f" % (v.n, v.total / v.n))

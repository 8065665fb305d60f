"""Alpha-beta with a stack of my own instead of recursion."""
from math import inf

TREE = [[[2, 8], [5, 7, 4]], [[1, 3], [9, 6]], [[6, 2], [8, 0], [3, 3]]]


class Frame:
    def __init__(self, node, alpha, beta, is_max, parent, number):
        self.node, self.alpha, self.beta = node, alpha, beta
        self.is_max, self.parent, self.number = is_max, parent, number
        self.best = -inf if is_max else inf
        self.done = 0
        self.is_cut = False


def deliver(frame, value):
    p = frame.parent
    if p is None:
        return
    p.done += 1
    if p.is_max:
        p.best = max(p.best, value)
        p.alpha = max(p.alpha, p.best)
    else:
        p.best = min(p.best, value)
        p.beta = min(p.beta, p.best)
    if p.alpha >= p.beta and p.done < len(p.node):
        p.is_cut = True
        print("cut")


print("yomisuji search-log 1")
print("tree", TREE)
stack = [("enter", Frame(TREE, -inf, inf, True, None, "root"))]
while stack:
    what, f = stack.pop()
    if what == "exit":
        print("exit", f.best)
        deliver(f, f.best)
        continue
    if f.parent and f.parent.is_cut:
        continue
    print("enter", f.number, f.alpha, f.beta)
    if not isinstance(f.node, list):
        print("leaf", f.node)
        deliver(f, f.node)
        continue
    stack.append(("exit", f))
    for i in reversed(range(len(f.node))):
        stack.append(("enter", Frame(f.node[i], f.alpha, f.beta, not f.is_max, f, i + 1)))

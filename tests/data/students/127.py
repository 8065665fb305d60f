"""MTD(f) with memory."""
from math import inf


class Mtd:
    def __init__(self, tree):
        self.tree = tree
        self.low, self.up = {}, {}

    def ab(self, node, path, alpha, beta):
        print("  " * len(path) + "enter", ".".join(map(str, path)), alpha, beta)
        if not isinstance(node, tuple):
            print("  " * len(path) + "leaf", node)
            return node
        if self.low.get(path, -inf) >= beta:
            print("  " * len(path) + "recall", self.low[path], "lower")
            return self.low[path]
        if self.up.get(path, inf) <= alpha:
            print("  " * len(path) + "recall", self.up[path], "upper")
            return self.up[path]
        is_max = len(path) % 2 == 0
        g, a, b = (-inf, alpha, beta) if is_max else (inf, alpha, beta)
        for i, child in enumerate(node, 1):
            v = self.ab(child, path + (i,), a, b)
            if is_max:
                g = max(g, v)
                a = max(a, g)
            else:
                g = min(g, v)
                b = min(b, g)
            if a >= b:
                print("  " * len(path) + "cut")
                break
        if g <= alpha:
            self.up[path] = g
        if g >= beta:
            self.low[path] = g
        print("  " * len(path) + "exit", g)
        return g

    def run(self, f):
        g, upper, lower = f, inf, -inf
        while lower < upper:
            beta = g + 1 if g == lower else g
            g = self.ab(self.tree, (), beta - 1, beta)
            if g < beta:
                upper = g
            else:
                lower = g
        return g


tree = (((3, 5), (6, 9)), ((1, 2), (0, -1)), ((7, 8), (4, 4)))
print("yomisuji search-log 2")
print("algorithm mtd-f")
print("tree", str(tree).replace("(", "[").replace(")", "]"))
Mtd(tree).run(0)

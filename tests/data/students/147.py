"""Alpha-beta with move ordering: children are tried in the order of a cheap estimate."""


class Position:
    def __init__(self, data, number=None, parent=None):
        self.number = number
        self.parent = parent
        self.max = parent is None or not parent.max
        self.children = []
        self.value = data
        if isinstance(data, list):
            self.children = [Position(d, i, self) for i, d in enumerate(data)]

    def estimate(self):
        if not self.children:
            return self.value
        flat = [c.estimate() for c in self.children]
        return sum(flat) / len(flat)

    def path(self):
        return () if self.parent is None else self.parent.path() + (self.number,)


class Searcher:
    def line(self, *words):
        print(*words)

    def solve(self, pos, alpha=float("-inf"), beta=float("inf")):
        self.line("enter", pos.path(), alpha, beta)
        if not pos.children:
            self.line("leaf", pos.value)
            return pos.value
        best = None
        for child in sorted(pos.children, key=Position.estimate, reverse=pos.max):
            v = self.solve(child, alpha, beta)
            if best is None or (v > best if pos.max else v < best):
                best = v
            if pos.max and best > alpha:
                alpha = best
            if not pos.max and best < beta:
                beta = best
            if alpha >= beta:
                self.line("cut")
                break
        self.line("exit", best)
        return best


tree = [[[1, 4], [7, 3], 5], [[12, 9], [6, 10]], [[-2, 8, 0], [3, 3]], 7]
print("yomisuji search-log 2")
print("order any")
print("tree", tree)
Searcher().solve(Position(tree))

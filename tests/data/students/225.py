# proof-number search
TREE = {"top": ["p", "q", "r"], "p": ["p1", "p2", "p3"], "q": ["q1", "q2"], "r": ["r1", "r2", "r3"],
        "p1": ["p1a", "p1b"], "p2": ["p2a", "p2b", "p2c"], "q1": ["q1a", "q1b"], "q2": ["q2a", "q2b"],
        "r1": ["r1a", "r1b"], "r3": ["r3a", "r3b"]}
WON = {"p1b", "p3", "q1a", "q2b", "r1b"}
INF = float("inf")

class Node:
    def __init__(self, name, is_or, parent=None):
        self.name, self.is_or, self.parent, self.kids = name, is_or, parent, None
        self.pn = self.dn = 1
    def expand(self):
        self.kids = [Node(k, not self.is_or, self) for k in TREE[self.name]]
        print("expand", *TREE[self.name])
        for k in self.kids:
            if k.name not in TREE:
                print("enter", k.name)
                if k.name in WON:
                    k.pn, k.dn = 0, INF
                    print("leaf 1")
                else:
                    k.pn, k.dn = INF, 0
                    print("leaf -1")
    def count(self):
        if self.is_or:
            self.pn = min(k.pn for k in self.kids)
            self.dn = sum(k.dn for k in self.kids)
        else:
            self.pn = min(k.pn for k in self.kids)
            self.dn = sum(k.dn for k in self.kids)
        print("numbers", self.pn, self.dn)
    def pick(self):
        return min(self.kids, key=(lambda k: k.pn) if self.is_or else (lambda k: k.dn))

print("yomisuji search-log 2\nalgorithm pns")
root = Node("top", True)
while root.pn and root.dn:
    n = root
    print("enter", n.name)
    while n.kids:
        n = n.pick()
        print("enter", n.name)
    n.expand()
    while n:
        n.count()
        print("leave")
        n = n.parent

"""Proof-number search: can the first player win (1) or not (-1)?"""
from math import inf

TREE = [[[[-1, -1], [1, -1]], [1, [-1, 1], [-1, -1]], [[1, 1], [-1, 1]]],
        [[[1, -1], [1, 1], -1], [[-1, 1], [1, -1, 1]], [[1, 1], [1, 1]]],
        [[[-1, 1], [-1, -1]], [[1, -1], [-1, 1]]]]


class Node:
    def __init__(self, tree, is_or):
        self.tree, self.is_or = tree, is_or
        self.pn = self.dn = 1
        self.kids = []


def update(node):
    if node.is_or:
        node.pn = min(k.pn for k in node.kids)
        node.dn = sum(k.dn for k in node.kids)
    else:
        node.pn = sum(k.pn for k in node.kids)
        node.dn = min(k.dn for k in node.kids)
    print("numbers", node.pn, node.dn)


def visit(node, name):
    print("enter", name)
    if not node.kids:
        node.kids = [Node(t, not node.is_or) for t in node.tree]
        print("expand", *range(1, len(node.kids) + 1))
        for i, kid in enumerate(node.kids, 1):
            if isinstance(kid.tree, int):
                print("enter", i)
                print("leaf", kid.tree)
                kid.pn, kid.dn = (0, inf) if kid.tree > 0 else (inf, 0)
    else:
        live = [k for k in node.kids if k.pn and k.dn]
        if node.is_or:
            best = min(live, key=lambda k: k.pn)
        else:
            best = min(live, key=lambda k: k.pn)  #R: best = min(live, key=lambda k: k.dn)
        visit(best, node.kids.index(best) + 1)
    update(node)
    if node.pn == 0:
        print("exit 1")
    elif node.dn == 0:
        print("exit -1")
    else:
        print("leave")


print("yomisuji search-log 2")
print("algorithm pns")
print("tree", TREE)
root = Node(TREE, True)
while root.pn and root.dn:
    visit(root, "root")

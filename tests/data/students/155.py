"""PNS: the values of the end positions are only looked at when the search comes to them."""
INFINITE = 1000

GAME = {
    "castle": {"push": {"hold": 0, "fork": 2}, "trade": {"take": -1, "wait": 3}},
    "attack": {"block": {"sac": 4, "back": -1}, "counter": {"race": {"a": 5, "b": 1}, "check": 2}},
    "pass": {"grab": -3},
}


class Node:
    def __init__(self, name, content, is_or):
        self.name, self.content, self.is_or = name, content, is_or
        self.pn = self.dn = 1
        self.children = None

    def recompute(self):
        pns = [c.pn for c in self.children]
        dns = [c.dn for c in self.children]
        if self.is_or:
            self.pn, self.dn = min(pns), min(sum(dns), INFINITE)
        else:
            self.pn, self.dn = min(sum(pns), INFINITE), min(dns)

    def step(self):
        print("enter", self.name)
        if not isinstance(self.content, dict):
            print("leaf", self.content)
            self.pn, self.dn = (0, INFINITE) if self.content > 0 else (INFINITE, 0)
            return
        if self.children is None:
            self.children = [Node(n, c, not self.is_or) for n, c in self.content.items()]
            print("expand", *self.content)
        elif self.is_or:
            min(self.children, key=lambda c: c.pn).step()
        else:
            min(self.children, key=lambda c: c.dn).step()
        self.recompute()
        print("numbers", self.pn, self.dn)
        print("leave")


print("yomisuji search-log 2")
print("algorithm pns")
print("infinity", INFINITE)
top = Node("start", GAME, True)
while top.pn and top.dn:
    top.step()

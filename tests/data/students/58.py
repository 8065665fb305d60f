# Only the bound of the node right above is handed on (no deep cuts).
from math import inf
T = [[[4, 6], [3, [7, 2]]], [[8, 5], [1, 2], [6, 6]], [[2, 9], 5], [3, [0, 4]]]

def shown(x):
    return "inf" if x == inf else "-inf" if x == -inf else str(x)

def F(node, bound, name):                       # MAX; bound is what MIN above has
    print("enter", name, "-inf", shown(bound))
    if not isinstance(node, list):
        print("leaf", node); return node
    m = -inf
    for i, child in enumerate(node, 1):
        m = max(m, G(child, m, i))
        if m >= bound:
            print("cut"); break
    print("exit", m)
    return m

def G(node, bound, name):                       # MIN; bound is what MAX above has
    print("enter", name, shown(bound), "inf")
    if not isinstance(node, list):
        print("leaf", node); return node
    m = inf
    for i, child in enumerate(node, 1):
        m = min(m, F(child, m, i))
        if m <= bound:
            print("cut"); break
    print("exit", m)
    return m

print("yomisuji search-log 1\nbounds parent\ntree", T)
F(T, inf, "root")

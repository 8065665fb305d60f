# iterative deepening with a table; the depth of an entry is not compared
from math import inf
# two orders of the same two moves lead to the same place
KIDS = {"": "abc", "a": "bc", "b": "ac", "c": "ab", "ab": "c", "ac": "b", "bc": "a"}
VAL = {"": 0, "a": 4, "b": 2, "c": 5, "ab": 3, "ac": 6, "bc": 1, "abc": 2}
table = {}

def search(s, depth, mx, name):
    print("enter", name)
    if s in table:
        d, v = table[s]
        if True:  #R: if d >= depth:
            print("recall", v, "exact", d)
            return v
    if depth == 0 or s not in KIDS:
        v = VAL[s]
        print("leaf", v)
    else:
        v = -inf if mx else inf
        for m in KIDS[s]:
            w = search("".join(sorted(s + m)), depth - 1, not mx, m)
            v = max(v, w) if mx else min(v, w)
        print("exit", v)
    if s:
        table[s] = (depth, v)
    return v

print("yomisuji search-log 2")
print("algorithm minimax")
for d in 1, 2, 3:
    print("depth", d)
    search("", d, True, "root")

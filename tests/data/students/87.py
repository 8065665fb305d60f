# alpha-beta without recursion: a stack of frames
from math import inf
T = [[5, [2, 8]], [[7, 1], 3, [4, 4]], [[9, 6], [5, [10, 0]]], [6, 7]]
print("yomisuji search-log 1")
print("tree", T)
stack = []
ret = None

def push(node, a, b, mx, name):
    print("enter", name, a, b)
    stack.append(dict(node=node, a=a, b=b, mx=mx, i=0, best=-inf if mx else inf, waiting=False))

push(T, -inf, inf, True, "root")
while stack:
    f = stack[-1]
    if not isinstance(f["node"], list):
        ret = f["node"]
        print("leaf", ret)
        stack.pop()
        continue
    done = False
    if f["waiting"]:
        f["waiting"] = False
        if f["mx"]:
            f["best"] = max(f["best"], ret)
            f["a"] = max(f["a"], f["best"])
        else:
            f["best"] = min(f["best"], ret)
            f["b"] = min(f["b"], f["best"])
        if f["a"] >= f["b"] and f["i"] < len(f["node"]):
            print("cut")
            done = True
    if done or f["i"] == len(f["node"]):
        ret = f["best"]
        print("exit", ret)
        stack.pop()
        continue
    f["waiting"] = True
    f["i"] += 1
    push(f["node"][f["i"] - 1], f["a"], f["b"], not f["mx"], f["i"] - 1)

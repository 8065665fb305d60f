# max_value / min_value as in the book
from math import inf

GAME = {
    "start": ["attack", "defend", "wait"],
    "attack": ["a-left", "a-right"], "defend": ["d-left", "d-mid", "d-right"], "wait": ["w-left", "w-right"],
    "a-left": [3, 17], "a-right": [2, 12], "d-left": [15, 25], "d-mid": [0, 2, 5], "d-right": [3],
    "w-left": [2, 14, 1], "w-right": [8, 2],
}

def kids(state):
    if state in GAME:
        for k, c in enumerate(GAME[state]):
            yield (c, None) if isinstance(c, str) else (f"{state}-{'xyz'[k]}", c)

def show_cut(rest):
    print("cut", *[name for name, _ in rest])

def max_value(state, score, a, b):
    print("enter", state, a, b)
    if score is not None:
        print("leaf", score)
        return score
    v = -inf
    todo = list(kids(state))
    while todo:
        name, s = todo.pop(0)
        v = max(v, min_value(name, s, a, b))
        if v >= b:
            show_cut(todo)
            break
        a = max(a, v)
    print("exit", v)
    return v

def min_value(state, score, a, b):
    print("enter", state, a, b)
    if score is not None:
        print("leaf", score)
        return score
    v = inf
    todo = list(kids(state))
    while todo:
        name, s = todo.pop(0)
        v = min(v, max_value(name, s, a, b))
        if v <= a:
            show_cut(todo)
            break
        b = min(b, v)
    print("exit", v)
    return v

print("yomisuji search-log 1")
max_value("start", None, -inf, inf)

# quiescence without windows: two plies of everything, then only captures
def score(x):
    return (x * 29 + 3) % 19 - 9          # for MAX

def captures(x, left):
    return [2 * x + 7 * i + 1 for i in range((x + 1) % 3)] if left else []

def quiet(x, side, left, name):
    print("enter", name)
    stand = side * score(x)
    caps = captures(x, left)
    if not caps:
        print("leaf", stand)
        return stand
    print("stand", stand)
    best = -1000  #R: best = stand
    for i, y in enumerate(caps):
        best = max(best, -quiet(y, -side, left - 1, "capture%d" % i))
    print("exit", best)
    return best

def full(x, depth, side, name):
    if depth == 0:
        return quiet(x, side, 3, name)
    print("enter", name)
    best = -1000
    for i in range(3):
        best = max(best, -full(3 * x + i, depth - 1, -side, "move%d" % i))
    print("exit", best)
    return best

print("yomisuji search-log 2")
print("algorithm quiescence")
print("view mover")
full(2, 2, 1, "root")

"""Take 1, 2 or 3 stones; whoever takes the last wins as many points as he took then.  Minimax with a table."""
memo = {}


def build(pile, sign, last=0):
    if pile == 0:
        return -sign * last
    return [build(pile - k, -sign, k) for k in (1, 2, 3) if k <= pile]


def solve(pile, is_max, last, name):
    print("enter", name)
    if pile == 0:
        value = -last if is_max else last
        print("leaf", value)
        return value
    key = pile  #R: key = (pile, is_max)
    if key in memo:
        print("recall", memo[key])
        return memo[key]
    results = []
    for i, k in enumerate([k for k in (1, 2, 3) if k <= pile]):
        results.append(solve(pile - k, not is_max, k, i))
    memo[key] = max(results) if is_max else min(results)
    print("exit", memo[key])
    return memo[key]


print("yomisuji search-log 2")
print("algorithm minimax")
print("tree", build(5, 1))
solve(5, True, 0, "root")

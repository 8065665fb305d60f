tree = [[2, [5, 1], 7], [[3, 3, [8, 0]], 4], [6, [9, [1, 2]]], -5]
log = ["yomisuji search-log 1", "algorithm minimax", "root min", f"tree {tree}"]

def max_value(node):
    log.append("enter")
    v = node if isinstance(node, int) else max([min_value(c) for c in node])
    log.append(f"exit {v}")
    return v

def min_value(node):
    log.append("enter")
    v = node if isinstance(node, int) else min([max_value(c) for c in node])
    log.append(f"exit {v}")
    return v

min_value(tree)
print("\n".join(log))

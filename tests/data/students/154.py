# Minimax, homework 1
# who moves on which ply
PLAYER = ["MAX", "MIN", "MIN", "MIN", "MAX", "MIN"]
PICK = {"MAX": max, "MIN": min}


def minimax(tree, ply=0):
    print("enter")
    if isinstance(tree, int):
        print("leaf", tree)
        result = tree
    else:
        result = PICK[PLAYER[ply]]([minimax(t, ply + 1) for t in tree])
    print("exit", result)
    return result


tree = [[5, [4, 4], [6, 1]], [[3, 8], 2], [[0, [7, 9]], [-5, [-1, -6], 3]]]
print("yomisuji search-log 2")
print("algorithm minimax")
print("tree", tree)
minimax(tree)

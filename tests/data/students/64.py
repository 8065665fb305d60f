# The moves have names here; they are tried from the last to the first.
import sys

TREE = {
    "a": {"a1": 3, "a2": {"x": 8, "y": -2}, "a3": 6},
    "b": {"b1": {"x": 5, "y": 7, "z": 5}, "b2": 4},
    "c": {"c1": {"x": 1, "y": 9}, "c2": {"x": 2, "y": 0}, "c3": 7},
}


def search(node, alpha, beta, who, name):
    print("enter", name, alpha, beta)
    if not isinstance(node, dict):
        print("leaf", node)
        return node
    moves = list(node)[::-1]
    best = who * -sys.maxsize
    while moves:
        move = moves.pop(0)
        value = search(node[move], alpha, beta, -who, move)
        if value * who > best * who:
            best = value
        if who == 1 and best > alpha:
            alpha = best
        elif who == -1 and best < beta:
            beta = best
        if alpha >= beta and moves:
            print("cut", *moves)
            break
    print("exit", best)
    return best


print("yomisuji search-log 1")
search(TREE, -sys.maxsize, sys.maxsize, 1, "root")

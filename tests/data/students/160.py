"""Tic-tac-toe with alpha-beta, checked against the tree that the tutor gave us."""
from math import inf

ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"]


def won(board, who):
    return any(all(board[int(i)] == who for i in row) for row in ROWS)


def free(board):
    return [i for i, c in enumerate(board) if c == "-"]


def put(board, i, who):
    return board[:i] + who + board[i + 1:]


def tutor(board, who):
    """The whole game tree as nested lists."""
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    if not free(board):
        return 0
    return [tutor(put(board, i, who), "O" if who == "X" else "X") for i in free(board)]


def alphabeta(board, who, alpha, beta, number=""):
    print("enter", number, alpha, beta)
    if won(board, who):
        print("leaf", 1 if who == "X" else -1)
        return 1 if who == "X" else -1
    if not free(board):
        print("leaf", 0)
        return 0
    best = -inf if who == "X" else inf
    for number, i in enumerate(free(board)):
        v = alphabeta(put(board, i, who), "O" if who == "X" else "X", alpha, beta, number)
        if who == "X":
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
        if alpha >= beta:
            print("cut")
            break
    print("exit", best)
    return best


START = "XO-OX-X--"
print("yomisuji search-log 2")
print("root min")
print("tree", tutor(START, "O"))
alphabeta(START, "O", -inf, inf)

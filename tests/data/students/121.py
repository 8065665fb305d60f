# Tic-tac-toe, end of a game. Plain minimax. X = MAX, O = MIN, O is to move.
SQUARES = ["tl", "t", "tr", "l", "mid", "r", "bl", "b", "br"]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return b[i]
    return None


def minimax(b, player, move):
    print("enter", move)
    w = winner(b)
    if w is not None or "." not in b:
        v = {"X": 1, "O": -1, None: 0}[w]
        print("leaf", v)
        return v
    scores = []
    for i in range(9):
        if b[i] == ".":
            scores.append(minimax(b[:i] + player + b[i + 1:], "XO"[player == "X"], SQUARES[i]))
    v = max(scores) if player == "X" else min(scores)
    print("exit", v)
    return v


print("yomisuji search-log 2")
print("algorithm minimax")
print("root min")
minimax("XOX" ".X." "..O", "O", "start")

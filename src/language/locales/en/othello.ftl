### The words of boards of Othello.

# The first player.
othello-black = Black
# The second player.
othello-white = White
# Beside who is to move.
othello-to-move = to move
# Beside who is to move, and has no square.
othello-cannot-place = no move

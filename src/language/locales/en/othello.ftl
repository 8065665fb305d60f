### The words of boards of Othello.

# The first player.
othello-black = Black
# The second player.
othello-white = White
# Beside who is to move.
othello-to-move = to move: dots
# The same where there is little room.
othello-to-move-short = to move
# Beside who is to move, and has no square.
othello-cannot-place = no move
# Beside who has just moved: what is drawn on the discs.
othello-marks = turned: rings

### The words of the board page that serve every game.

# The other game of the board page.
games-board-shogi = Shogi
# The button.
games-board-pass = Pass
# Starts anew.
games-board-start = Start position
# Copies the position as text.
games-board-copy = Copy
# Above the field.
games-board-position-or-move = Position or moves
# Title of the list of moves.
# Nothing has been played.
games-board-no-moves = No moves yet: play one on the board, or drop a game on the window
# The game that is shown, of all games of its file.
# $number (Number)
# $count (Number)
games-board-of-file = Game { $number } / { $count }
# The game before.
games-board-previous-game = Previous game
# The next game.
games-board-next-game = Next game
# Which ending makes which format.
games-board-save-hint = The extension decides the format: { $endings }
# Beside the evaluators.
games-board-values = What leaves are worth
# Reads until the game is over.
games-board-to-the-end = to the end
# The game has ended before its end.
games-board-ended = Here: { $ending }
# Below the box of pieces.
games-board-box = Choose a piece of the box, then a square or a hand
games-board-not-in-hand = The { $piece } cannot be in hand: the piece was put back

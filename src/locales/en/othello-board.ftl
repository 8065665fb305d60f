### The words of the board page of Othello.

# The other game of the board page.
othello-board-shogi = Shogi
# On 8×8.
othello-board-eight = Othello 8×8
# On 4×4.
othello-board-four = Othello 4×4
# A click places a disc.
othello-board-mode-play = Play
# What that does.
othello-board-mode-play-tip = Press a square with a dot: the disc is placed and turns others. Or use the arrow keys and Enter
# A click sets up discs.
othello-board-mode-set-up = Set up
# What that does.
othello-board-mode-set-up-tip = Each press of a square: empty → black → white → empty
# After a player who is to move.
# $side (String)
othello-board-to-move = { $side } to move
# After a player who can place nothing.
# $side (String)
othello-board-must-pass = { $side } has no legal move: pass
# The button.
othello-board-pass = Pass
# The end of a game: the discs of both sides, and who has won.
# $black (String)
# $white (String)
# $result (String)
othello-board-over = The game is over: { $black }, { $white }: { $result }
# After who has won by so many discs.
othello-board-draw = a draw
# Starts anew.
othello-board-start = Start position
# Copies the position as text.
othello-board-copy = Copy
# Above the field.
othello-board-position-or-move = Position or moves
othello-board-type-here = Position or moves (f5d6c3…)
# In the field.
othello-board-type-hint = paste or type, then Enter
# Title of the list of moves.
# Nothing has been played.
othello-board-no-moves = No moves yet: place a disc, or drop a game (.ggf, .moves) on the window
# The game that is shown, of all games of its file.
# $number (Number)
# $count (Number)
othello-board-of-file = Game { $number } / { $count }
# The game before.
othello-board-previous-game = Previous game
# The next game.
othello-board-next-game = Next game
# Which ending makes which format.
othello-board-save-hint = The extension decides the format: .ggf (everything), .moves or .oth (moves only)
# Beside the evaluators.
othello-board-values = What leaves are worth
# Reads until the game is over.
othello-board-to-the-end = to the end
# The file is not the game any more.
# The game has ended before its end.
# $ending (String)
othello-board-ended = Here: { $ending }
# So many discs of a side.
# $discs (Number)
# $side (String)
othello-board-discs = { $side } { $discs }
# $winner (String)
othello-board-wins =
    { $winner } wins by { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
# The end of a game with squares left empty.
# $discs (Number)
# $empty (Number)
# $over (String)
othello-board-with-empty = { $over } ({ $discs } if the { $empty } empty squares count for the winner)

### The words of the board page of Othello.

# On 8×8.
othello-board-eight = Othello 8×8
# On 4×4.
othello-board-four = Othello 4×4
# A click places a disc.
othello-board-mode-play = Play
# What that does.
othello-board-mode-play-tip = Press a square with a dot to place a disc. Or use the arrow keys and Enter
# What that does.
othello-board-mode-set-up-tip = Each press of a square: empty → black → white → empty
# After a player who is to move.
othello-board-to-move = { $side } to move
# After a player who can place nothing.
othello-board-must-pass = { $side } has no legal move: pass
# The end of a game: the discs of both sides, and who has won.
othello-board-over = The game is over: { $black }, { $white }: { $result }
# After who has won by so many discs.
othello-board-draw = a draw
othello-board-type-here = Position or moves (f5d6c3…)
# So many discs of a side.
# $discs (Number)
othello-board-discs = { $side } { $discs }
othello-board-wins =
    { $winner } wins by { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
# The end of a game with squares left empty.
# $discs (Number)
# $empty (Number)
othello-board-with-empty = { $over } ({ $discs } if the { $empty } empty squares count for the winner)

### The card that tells how to read a board and a move.

rules-title = How to read a board and a move
# On the small button in the corner of a board.
rules-tip = How to read this board and its moves
# Above the pieces, each in the middle of a small board.
rules-pieces = Pieces, and where each may go from the middle
# Above what a square and a move are called.
rules-moves = Squares and moves
# Above what pieces are worth.
rules-values = What pieces are worth
rules-shogi-goal = Black (▲) sits at the bottom and moves first, White (△) at the top. A piece points away from its own side. Whoever's king is attacked and cannot be saved has lost.
rules-shogi-hand = A piece that is taken changes sides: it comes into the hand of the side that took it, unpromoted, and may be dropped on an empty square instead of moving. The pieces in hand stand beside the board.
rules-shogi-promotion = A piece that moves into, within or out of the three farthest ranks may promote; it then stands with a + (in the second row).
rules-shogi-squares = Files are counted from the right, 1 to 9, and ranks from the top, a to i: 7f is in the seventh file from the right, in the sixth rank.
rules-shogi-goes = the pawn goes to 7f (▲: a move of Black's)
rules-shogi-takes = x: it takes the piece there
rules-shogi-drops = *: a silver is dropped there from the hand
rules-shogi-promotes = +: it promotes (+P before the square: it has promoted already)
rules-shogi-declines = =: it might promote, and does not
rules-shogi-origin = the gold from 4i: another one could go there, too
# The name of a kind by its letter, p before it if it has promoted.
rules-kind = { $kind ->
    [K] King
    [R] Rook
    [B] Bishop
    [G] Gold
    [S] Silver
    [N] Knight
    [L] Lance
    [P] Pawn
    [pR] Dragon
    [pB] Horse
    [pP] Tokin
   *[other] promoted
}
# What a piece is worth on the board and in hand.
# $board (Number)
# $hand (Number)
rules-worth = { $board } / { $hand }
# What a piece is worth that cannot be held.
# $board (Number)
rules-worth-on-board = { $board }
# $board (Number)
# $hand (Number)
# $swing (Number)
# $twice (Number)
rules-shogi-swing = Below each piece stands what it is worth on the board / in hand, by the evaluator “usapyon”. By it a pawn is worth { $board } on the board and { $hand } in hand. If Black takes one, White's { $board } are gone and Black has { $hand } more: the balance swings by { $swing }. Evaluators for which a piece in hand is worth what it is on the board swing by { $twice }.
rules-dobutsu-squares = Files are A to C from the left, ranks 1 to 4 from the top. A piece that is taken comes into the hand of the side that took it, and may be dropped instead of moving.
rules-dobutsu-goes = the Chick goes to B2 (▲: a move of Black's)
rules-dobutsu-takes = ×: it takes the piece there
rules-dobutsu-drops = *: it is dropped there from the hand
rules-dobutsu-promotes = +: it reaches the far rank and becomes a Hen
rules-othello-goal = Black moves first. A disc is placed so that discs of the other side stand in a straight line between it and another of one's own: these turn over. Whoever can turn none passes; where neither side can, the game is over, and more discs win.
rules-othello-squares = Files are a to h from the left, ranks 1 to 8 from the top; a move is the square of the disc, as in f5.

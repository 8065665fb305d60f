### The rules of shogi: names of sides and pieces, and the rule that a move breaks.

shogi-black = Black
shogi-white = White
# A square where nothing stands, for a screen reader.
shogi-empty-square = { $square } empty
shogi-piece-in-hand = { $piece }*
shogi-no-piece = there is no piece on { $square }
shogi-opponents-piece = the piece on { $square } is the opponent's
shogi-own-piece = a piece of the same side stands on { $square }
shogi-takes-king = a king cannot be captured
shogi-cannot-reach = { $piece } on { $from } cannot reach { $to }
shogi-cannot-promote = { $piece } cannot promote on this move
shogi-must-promote = { $piece } has to promote on { $square }
shogi-not-in-hand = no { $piece } in hand
shogi-occupied = { $square } is not empty
# $file (Number)
shogi-nifu = a second pawn on file { $file } (nifu)
shogi-dead-drop = { $piece } dropped on { $square } could never move
shogi-pawn-drop-mate = a dropped pawn may not mate at once
shogi-ignores-check = the king stays in check
shogi-exposes-king = the move puts its own king in check
# Why there is no mate to look for, as in the next two.
shogi-no-king-to-mate = { $side } has no king that could be mated
shogi-checks-already = { $side } is in check on { $king } already, and it is the other side's turn
# $plies (Number)
# $most (Number)
shogi-mate-plies = found a limit of { $plies } plies, expected 1 to { $most }

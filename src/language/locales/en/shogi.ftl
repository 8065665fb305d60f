### The rules of shogi: names of sides and pieces, and the rule that a move breaks.

shogi-black = Black
shogi-white = White
# A square where nothing stands, for a screen reader.
# $square (String)
shogi-empty-square = { $square } empty
# $piece (String)
shogi-piece-in-hand = { $piece }*
# $square (String)
shogi-no-piece = there is no piece on { $square }
# $square (String)
shogi-opponents-piece = the piece on { $square } is the opponent's
# $square (String)
shogi-own-piece = a piece of the same side stands on { $square }
shogi-takes-king = a king cannot be captured
# $piece (String)
# $from (String)
# $to (String)
shogi-cannot-reach = { $piece } on { $from } cannot reach { $to }
# $piece (String)
shogi-cannot-promote = { $piece } cannot promote on this move
# $piece (String)
# $square (String)
shogi-must-promote = { $piece } has to promote on { $square }
# $piece (String)
shogi-not-in-hand = no { $piece } in hand
# $square (String)
shogi-occupied = { $square } is not empty
# $file (Number)
shogi-nifu = a second pawn on file { $file } (nifu)
# $piece (String)
# $square (String)
shogi-dead-drop = { $piece } dropped on { $square } could never move
shogi-pawn-drop-mate = a dropped pawn may not mate at once
shogi-ignores-check = the king stays in check
shogi-exposes-king = the move puts its own king in check
# Why there is no mate to look for, as in the next two.
# $side (String)
shogi-no-king-to-mate = { $side } has no king that could be mated
# $side (String)
# $king (String)
shogi-checks-already = { $side } is in check on { $king } already, and it is the other side's turn
# $plies (Number)
# $most (Number)
shogi-mate-plies = found a limit of { $plies } plies, expected 1 to { $most }

### Positions that are put on a board, and lessons that are made of them.

# An arrow on the board: a move of the best line.
# $ply (Number)
positions-arrow-line = best line, ply { $ply }
# An arrow on the board: a move that is not the best one.
positions-arrow-other = another move
positions-put-back-own = One of your own pieces stands there: the piece was put back
positions-put-back-king = A king cannot be in hand: the piece was put back
positions-put-back-outside = That is off the board: the piece was put back
# Pieces of a hand as a screen reader names them.
# $count (Number)
positions-in-hand = { $mark } in hand: { $name } { $count }
positions-black-to-move = Black is to move: choose a piece of Black's, then where it goes
positions-white-to-move = White is to move: choose a piece of White's, then where it goes
# The source of a lesson of one's own.
positions-source = A position of your own.
# How the leaves of a tree are valued, in its title: by pieces, by an evaluator and more.
positions-leaf-material = material
positions-leaf-exchange = { $values } and the best exchange
positions-leaf-quiescence = quiescence
# Which moves a tree has, in its notes.
positions-moves-all = every move
positions-moves-captures = captures
positions-moves-checks = captures and checks
positions-moves-classes = the move classes of YSS
# $count (Number)
positions-moves-best = the best { $count } moves
# $depth (Number)
# $number (Number)
positions-engine-title = The engine's reading { $number } (depth { $depth })
# $depth (Number)
positions-engine-notes = This program's engine reads this position to depth { $depth }. It reads to depth 1 first and then one ply deeper again and again (iterative deepening), with a window around the last value (aspiration window), scouts for later moves, and a table that recalls equal positions. Another algorithm reads the same position in its own way.
positions-exchange-none = nothing can take the piece on { $square }
# A screen reader of an empty square of Othello where the side to move may place a disc.
positions-may-place = empty, legal
# A screen reader of an empty square of Othello.
positions-empty = empty
# A screen reader of a square of Othello.
positions-black-disc = black disc
positions-white-disc = white disc
# Where a tree grown from a game record begins.
positions-of-game = { $ply ->
    [0] { $game }, start
   *[other] { $game }, move { $ply }
}
positions-of-game-title = { $plies ->
    [one] { $place } (1 ply)
   *[other] { $place } ({ $plies } plies)
}
# $number (Number)
positions-title = { $plies ->
    [one] My position { $number } (1 ply, { $leaf })
   *[other] My position { $number } ({ $plies } plies, { $leaf })
}
positions-notes = { $plies ->
    [one] From a position of your own, { $moves }, 1 ply deep. Leaves are worth: { $leaf }. Piece values: { $values }.
   *[other] From a position of your own, { $moves }, { $plies } plies deep. Leaves are worth: { $leaf }. Piece values: { $values }.
}
# $number (Number)
positions-game-title = { $plies ->
    [one] My { $game } { $number } (1 ply, { $leaf })
   *[other] My { $game } { $number } ({ $plies } plies, { $leaf })
}
positions-game-notes = { $plies ->
    [one] From a position of { $game } of your own, { $moves }, 1 ply deep. { $rules } Leaves are worth: { $leaf }.
   *[other] From a position of { $game } of your own, { $moves }, { $plies } plies deep. { $rules } Leaves are worth: { $leaf }.
}
# $number (Number)
positions-mate-title = { $plies ->
    [one] Mate { $number } (within 1 ply)
   *[other] Mate { $number } (within { $plies } plies)
}
positions-mate-notes = { $plies ->
    [one] Does the side to move mate by checks alone, within 1 ply? One ply is read, then three, then five. Where the attacker is to move, one move that mates is enough; where the defender is, every answer must be mated.
   *[other] Does the side to move mate by checks alone, within { $plies } plies? One ply is read, then three, then five. Where the attacker is to move, one move that mates is enough; where the defender is, every answer must be mated.
}
# Goes on after positions-mate-notes.
positions-mate-cut = {" "}Some moves are left out, as chosen: “no mate” means none among the moves that were read.
positions-exchange-title-turned = The exchange on { $square }, if { $side } were to move
positions-exchange-title = The exchange on { $square }
positions-exchange-notes = Take on { $square }, or decline? What the exchange on this square is worth when either side may stop at any turn.
# Goes on after the notes of a tree: nodes that were read further, or after all, by hand.
# $count (Number)
positions-further = { $count ->
    [one] {" "}Below one node chosen by hand, it is read further.
   *[other] {" "}Below { $count } nodes chosen by hand, it is read further.
}
# Trees to the end of the game.
positions-of-game-title-ended = { $place } (to the end)
# $number (Number)
positions-game-title-ended = My { $game } { $number } (to the end)
positions-game-notes-ended = From a position of { $game } of your own, { $moves }, to the end of the game. { $rules } Leaves are worth: { $leaf }.

### Subjects of lessons: what a tree is about, and what cannot be read.

subjects-exchange = the exchange on { $square }
subjects-position-after = the position after { $line }
# Where something happens.
subjects-at = at { $place }
# What the value of a leaf is called.
subjects-static-value = static value
# A class of moves without a name.
# $number (Number)
subjects-class = class { $number }
# The choice to stop instead of moving.
subjects-declining = declining
# What a position is worth where the reading stops.
subjects-leaf-material = Material
subjects-leaf-exchange = + exchange
subjects-leaf-quiescence = Quiescence
subjects-position = the root
subjects-mate-unknown = Unknown: the cap was reached, or the search was stopped, before it was clear whether this is a mate. Fewer plies, or a higher cap, may tell.
subjects-discs = disc difference
subjects-mobility = mobility difference
subjects-patterns = pattern value
# $turned (Number)
subjects-turns = turns { $turned }
subjects-class-reason = { $name } ({ $reason })
# What kind of answer to a threat a move is.
subjects-answer-own-move = it is that move, made at once
subjects-answer-takes = it takes the piece that is about to move
subjects-answer-escapes = the piece that is about to be taken goes away
subjects-answer-interposes = it stands in the way
subjects-answer-supports = it guards the square
subjects-answer-occupies = it stands on the square of the drop first
subjects-answer-opens = it opens a way out for the piece that is about to be taken
subjects-exchange-value = value with the best exchange
subjects-standing-pat = standing pat
# What to ask for instead of a tree that is too large.
subjects-captures-only = captures only
# $count (Number)
subjects-best-only = the best { $count } moves only
subjects-pass = pass
subjects-empty-board = the empty board
# Where something happens, at a place that has a name.
subjects-in = in { $place }
# The name of a node that is a word, in a sentence.
subjects-quoted = “{ $name }”
subjects-in-position = at the root
# Where something happens: after the moves that lead there.
subjects-after = after { $line }
subjects-takes = takes { $piece }
# An exchange, and what it gains for Black.
subjects-gains = takes { $piece } { $gain }
subjects-gains-promoting = takes { $piece }, promotes { $gain }
# What pieces are worth, on a paper: the next message, once for the board, for promoted pieces and for
# those in hand.
subjects-piece-values = Piece values: { $columns }
subjects-piece-values-in = { $column }: { $values }.
# How the gain of a capture is counted from them.
subjects-counts-balance = A capture changes the count twice: what is taken leaves the board, and comes into hand. Promoting changes it by what the piece gains.
subjects-counts-once = A capture counts what is taken once, as if unpromoted; promoting counts nothing.
subjects-exchange-empty = nothing stands on { $square }, so nothing can be taken there
subjects-exchange-own = the piece on { $square } belongs to the side to move, which cannot take it
subjects-exchange-king = the piece on { $square } is a king, which is not exchanged
# An interposition that wins nothing but plies.
subjects-useless = { $name } (useless)
# What to ask for instead of a tree that is too large.
# $plies (Number)
subjects-as-searched = only what the search visits ({ $plies } plies)
subjects-plies-only = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
# Why an algorithm cannot run on a tree.
subjects-always-moves = in this tree a side may stop instead of moving, and this algorithm always moves
subjects-nobody-stops = this algorithm is about stopping instead of moving, and in this tree nobody may stop
subjects-one-square = this algorithm reads captures on one square only, and this tree has other moves
subjects-grows-itself = this algorithm searches the game itself, and this tree is grown before it is searched
subjects-only-wins = this algorithm only asks whether the side to move mates, and this tree has values
subjects-no-bounds = this algorithm must know beforehand between which values a node lies, as in a tree that is written by hand
subjects-nobody-passes = this algorithm reads what follows a pass, and nobody passes in this tree
subjects-not-grown = this algorithm must know beforehand between which values a node lies: choose “grown in advance”
subjects-chance = it needs a player at every node, and here chance moves at some; expectiminimax, Star1, Star2 and the searches that sample run there
subjects-two-sides = it is for players with payoffs of their own, and this tree has two sides
subjects-payoffs = it is for two sides, and here each player has payoffs of their own; max^n and paranoid can search such trees
subjects-no-sum = it must know what all payoffs add up to
subjects-passes = the moves of this tree are generated from what follows a pass: only iterated generation reads it
subjects-value-scheme = the id of an evaluator, as in "usapyon", or a table of piece values (board: …, promoted: …, hand: …)
# The choice to stop, in a sentence.
subjects-stopping = { $stopping }

### Why what was set up is no position or no tree: boards of shogi, grids of tic-tac-toe, trees that somebody wrote.

# More pieces of a kind than there are.
# $found (Number)
# $limit (Number)
setup-too-many = { $found } pieces of the kind { $piece }, of which a set has { $limit }
setup-two-kings = { $side } has two kings, on { $first } and { $second }
# $file (Number)
setup-nifu = two pawns of { $side } on file { $file } (nifu), on { $first } and { $second }
setup-never-moves = { $side }'s { $piece } on { $square } can never move
setup-opponent-in-check = { $side } is in check on { $king }, but it is the other side's turn: the king could be taken
setup-no-children = node '{ $name }' has no children; write it as a leaf with a value
# $children (Number)
# $odds (Number)
setup-odds-count = chance has { $children ->
    [one] one move
   *[other] { $children } moves
} here, but { $odds ->
    [one] one probability
   *[other] { $odds } probabilities
}
setup-odds-positive = the probability { $odds } is not greater than 0
setup-odds-sum = the probabilities add up to { $sum }, and not to 1
setup-too-fine = the values and probabilities have so many parts that they cannot be counted exactly
# $count (Number)
# $most (Number)
setup-players = '{ $name }' has { $count } payoffs; there are from 2 to { $most } players
# $count (Number)
# $players (Number)
setup-payoffs = '{ $name }' has { $count } payoffs, and the leaves before it { $players }
setup-no-payoffs = '{ $name }' has one value only, and other leaves have a payoff for each player
setup-chance-of-payoffs = chance moves at '{ $name }', and the leaves have a payoff for each player: chance is only for trees of two sides
# $player (Number)
# $players (Number)
setup-turn = player { $player } moves at '{ $name }', and there are { $players } players
# $value: the payoffs of the leaf.
setup-sum-negative = the leaf '{ $name }' pays { $value }; where a sum is known, no payoff is negative
setup-sum-beyond = the payoffs of the leaf '{ $name }', { $value }, add up to more than { $sum }
setup-beyond-limits = a leaf is worth { $value }, which is not from { $low } to { $high }
setup-same-name = two nodes are named '{ $name }'; each name may be used once
# $plies (Number)
setup-too-deep = the tree is more than { $plies } plies deep at '{ $name }'
# $most (Number)
setup-too-large = the value { $value } of '{ $name }' is beyond ±{ $most }
# $found (Number)
setup-grid-length = a board has 9 squares, written as x, o and '.', but '{ $text }' has { $found }
setup-grid-character = '{ $found }' in '{ $text }' is not x, o or '.'
# $crosses (Number)
# $noughts (Number)
setup-grid-turns = '{ $text }' has { $crosses } x and { $noughts } o; x moves first, in turn
setup-grid-both-won = in '{ $text }' both x and o have three in a row; the game ends with the first
setup-grid-moved-on = in '{ $text }' { $winner } has three in a row, and the other side has moved after that

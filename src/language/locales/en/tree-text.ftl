### Errors of trees that are given as text.

# $column (Number)
# $line (Number)
tree-text-at = line { $line }, column { $column }: { $what }
tree-text-expected = found { $found }, expected { $expected }
tree-text-space = white space
tree-text-quotes = a string in double quotes
tree-text-end-of-quotes = the end of the string
tree-text-bracket = '('
tree-text-item = a number, '(' or ')'
tree-text-count = a number of children from 1
# $most (Number)
tree-text-large = the tree has more than { $most } nodes
# $most (Number)
tree-text-deep = the tree is more than { $most } plies deep
# $set (Number)
tree-text-other-chances = the moves of chance in set { $set } were other ones before
# What stands in a list in place of a number.
tree-text-odds = a probability
tree-text-colon = ':'
tree-text-comma-or-brace = ',' or '{"}"}'
tree-text-odds-sum = probabilities that add up to 1
tree-text-odds-positive = a probability greater than 0
tree-text-payoff = the payoff of a player
tree-text-comma-or-parenthesis = ',' or ')'
tree-text-fine = a number with fewer decimal places, or a smaller denominator
tree-text-objects = trees as objects (JSON) or dictionaries cannot be read; nested lists of numbers, brackets, EFG and DOT can
# $most (Number)
tree-text-large-sum = the payoffs add up to { $value }, expected at most ±{ $most }
tree-text-efg-node = a node: p (a player moves), c (chance) or t (an outcome)
tree-text-efg-version = 2, the version of the format
# $found (Number)
# $most (Number)
tree-text-player-number = { $found ->
    [one] the game has one player; it takes from 2 to { $most }
   *[other] the game has { $found } players; it takes from 2 to { $most }
}
# $most (Number)
tree-text-player = the number of a player, from 1 to { $most }
tree-text-set = the number of an information set
tree-text-no-moves = a player has to move here, but there are no moves
tree-text-brace = an opening brace
tree-text-outcome = the number of an outcome, 0 if there is none
# $players (Number)
tree-text-no-payoff = an outcome needs { $players } payoffs, one for each player
# $set (Number)
tree-text-other-moves = information set { $set } had another number of moves before
tree-text-chance-of-payoffs = chance moves here, and the payoffs of the players are not opposed: chance is read only where what one of two wins, the other loses
tree-text-null-outcome = outcome 0 stands for none, and has no payoffs
# $outcome (Number)
tree-text-other-payoffs = outcome { $outcome } had other payoffs before
tree-text-dot-statement = a node, an edge or a closing brace
tree-text-dot-value = a name or a value
tree-text-dot-node = a node
tree-text-two-parents = { $id } has two nodes above it; in a tree each has one
tree-text-no-root = these nodes do not make a tree: some of them go round in a circle, or there are none
tree-text-two-roots = { $first } and { $second } have no node above them; a tree has one root
tree-text-no-number = { $id } has no children, and its label has no number for its value
tree-text-several = { $id } has no children, and several numbers stand for its value: { $numbers }; expected a single one, or one that is called its value ("value: 3")
tree-text-numbered = { $id } may be a value or a name here: { $other }, which has children, is named by a number as well; expected a label with the value
tree-text-leaf-number = { $id } is worth { $number }, expected one that can be counted exactly
# $most (Number)
tree-text-braces = more than { $most } braces are open here
tree-text-end-of-html = the end of the label, '>'
# $count (Number)
tree-text-payoff-number = { $count ->
    [one] one payoff
   *[other] { $count } payoffs
}
# $most (Number)
tree-text-players = from 2 to { $most } payoffs, one for each player
tree-text-one-value = one value
tree-text-chance = chance
tree-text-players-alone = players alone, where each has payoffs of its own

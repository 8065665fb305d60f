### Errors of trees that are given as text.

# $column (Number)
# $line (Number)
# $what (String)
tree-text-at = line { $line }, column { $column }: { $what }
# $expected (String)
# $found (String)
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
tree-text-turns = the players do not take turns here; in a tree Black and White have to move alternately
tree-text-chance = found a chance node (c); in a tree that is read ahead, every node belongs to a player
tree-text-efg-node = a node: p (a player moves) or t (an end)
tree-text-efg-version = 2, the version of the format
tree-text-two-players = exactly two players are needed, with the numbers 1 and 2
tree-text-brace = an opening brace
tree-text-outcome = found a payoff before the end; values belong to the leaves
tree-text-no-payoff = an end needs two payoffs, one for each player
tree-text-not-opposed = the payoffs of the two players do not add up to the same number everywhere; what one wins, the other has to lose
tree-text-dot-statement = a node, an edge or a closing brace
tree-text-dot-value = a name or a value
tree-text-dot-node = a node
# $id (String)
tree-text-two-parents = { $id } has two nodes above it; in a tree each has one
tree-text-no-root = these nodes do not make a tree: some of them go round in a circle, or there are none
# $first (String)
# $second (String)
tree-text-two-roots = { $first } and { $second } have no node above them; a tree has one root
# $id (String)
tree-text-no-number = { $id } has no children, and its label has no number for its value

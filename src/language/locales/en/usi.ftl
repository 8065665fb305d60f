### Why a text is no move, no square or no line of USI, the protocol of shogi engines; why a nested list of numbers is no tree.

usi-no-move = found "{ $found }", expected a move such as 7g7f, 8h2b+ or P*5e
# The rule that it breaks is one of shogi-….
usi-illegal = { $text } is illegal: { $rule }
usi-no-square = found "{ $found }", expected a square such as 6d or 64
usi-not-one-line = found "{ $found }", expected a text of one line
# Of a nested list of numbers, such as [[3,12,8],[2,4,6]], as are the rest. $found and $expected are of them, too.
# $column (Number)
usi-list-at = column { $column }: found { $found }, expected { $expected }
# $number (Number)
usi-list-node-number = node number { $number }
# $most (Number)
usi-list-most-nodes = a tree of at most { $most } nodes
# $lists (Number)
usi-list-deep = a list { $lists } deep
# $most (Number)
usi-list-most-plies = a tree of at most { $most } plies
usi-list-number-or-bracket = a number, '[' or '{"{"}'
usi-list-comma-or-bracket = ',' or ']'
usi-list-end = the end
usi-list-sum = { $sum } in all
# What stands there, one character or a number.
usi-list-text = '{ $text }'
# $most (Number)
usi-list-number = a number within ±{ $most }

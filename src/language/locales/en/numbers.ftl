### What is said instead of a number.

numbers-mated = mated
# $plies (Number)
numbers-mate-in = { $side } mate in { $plies }
# A mate that may be shorter, in a node.
# $plies (Number)
numbers-mate-within = { $side } mate in ≦{ $plies }
numbers-sooner-mate = { $side } mate by now
# A bound between two mates: shorter than that one.
# $plies (Number)
numbers-mate-under = { $side } mate in under { $plies }

### What is said instead of a number.

numbers-mated = mated
# $plies (Number)
# $side (String)
numbers-mate-in = { $side } mate in { $plies }
# $side (String)
numbers-sooner-mate = { $side } a sooner mate

### The card of a node.

# $side (String)
card-covered = { $side } to move. What is it worth?
# $side (String)
# $best (String)
card-helps = { $side } is to move, and is expected to help: { $best }.
card-unread = Not read yet.
card-earlier = The value of an earlier visit: this time it has not been read.
card-stops = The value if it stops here.
card-unsettled = Neither proven nor disproven yet.
# $side (String)
card-no-value = { $side } to move; no value yet.
# $side (String)
# $best (String)
card-so-far = { $side } to move; so far { $best } is the best.
card-bounded = The best of the moves is only known as a bound, and that is enough.
# Where the values of the moves leave more than one value.
# $value (String)
# $guess: whether the search guesses.
# $guess (String)
card-meets = { $guess ->
    [true] By what was read and guessed, it is taken to be { $value }.
   *[false] An earlier visit has found the other bound: it is exactly { $value }.
}
# $side (String)
card-no-mate = No move of { $side } mates in the plies that are left.
# $side (String)
# $best (String)
card-chooses = { $side } chooses: { $best }.
card-leaf = The value of a leaf: nothing is read beyond.
# $because (String)
card-leaf-because = The value of a leaf: { $because }.
# $sum (String)
card-sum = {" "}Of it, { $sum }.
# $others (Number)
card-more = { $others } more
# $count (Number)
card-cut = { $count } not read
# $window (String)
card-window = Read with the window { $window }.
# Beside a point of the number line: the best value so far.
# $value (String)
card-so-far-short = so far { $value }

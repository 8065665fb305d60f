### The card of a node.

card-covered = { $side } to move. What is it worth?
card-helps = { $side } is to move, and is expected to help: { $best }.
card-unread = Not read yet.
card-earlier = The value of an earlier visit: this time it has not been read.
card-stops = The value if it stops here.
card-unsettled = Neither proven nor disproven yet.
card-no-value = { $side } to move; no value yet.
card-so-far = { $side } to move; so far { $best } is the best.
card-bounded = The best of the moves is only known as a bound, and that is enough.
# Where the values of the moves leave more than one value.
# $guess: whether the search guesses.
card-meets = { $guess ->
    [true] By what was read and guessed, it is taken to be { $value }.
   *[false] An earlier visit has found the other bound: it is exactly { $value }.
}
card-no-mate = No move of { $side } mates in the plies that are left.
card-chooses = { $side } chooses: { $best }.
card-leaf = The value of a leaf: nothing is read beyond.
card-leaf-because = The value of a leaf: { $because }.
card-sum = {" "}Of it, { $sum }.
# $others (Number)
card-more = { $others } more
# $count (Number)
card-cut = { $count } not read
card-window = Read with the window { $window }.
# Beside a point of the number line: the best value so far.
card-so-far-short = so far { $value }

### How the work of searches grows with depth and branching.

growth-title = Leaves evaluated against the depth of random trees: the mean with a random order of moves, and a bar from the best order to the worst one.
# $moves (Number)
growth-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
} at every node
growth-bars = leaves evaluated: points with a random order of moves, bars from the best order to the worst
growth-depth = depth in plies
growth-all = all leaves, b^d
growth-fewest = fewest leaves possible
# $leaves (Number)
# $most (Number)
growth-too-large = a tree of { $leaves } leaves is too large: at most { $most }
growth-no-value = the algorithm '{ $algorithm }' does not find the value of a tree of numbers
growth-nothing = there is nothing to measure: at least one tree, depth, move and algorithm is needed

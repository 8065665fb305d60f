### The words of the list of candidates.

# The way to the list.
candidates-candidates = Candidates
# What it shows.
candidates-candidates-tip = See which moves of this position are worth reading, and why the others are not generated: the move classes of YSS (Y)
# After the number of the candidates.
# $legal (Number)
candidates-of-legal = of { $legal ->
    [one] { $legal } legal move
   *[other] { $legal } legal moves
}
# That the tree is not read by classes.
candidates-not-of-tree = This tree is read in another way
# That near the root more classes are generated.
candidates-near-root = near the root: every class
# That farther from the root fewer are.
candidates-far-from-root = far from the root: attack and defence only
# What the number beside a move is.
# $pawn (Number)
candidates-numbers = estimates before reading, by the exchange on the square alone (for Black (MAX), pawn = { $pawn }): not values that reading finds
# Above the moves that are not generated.
candidates-others = Not generated
# Where no move of a group is generated.
candidates-none = none
# Where there is no list.
candidates-nothing = There is no list for this position.
# While values are covered.
candidates-covered = The candidates are covered.
# On a badge: attack.
candidates-attack = A
# On a badge: defence.
candidates-defence = D
# On a badge: near the root only.
candidates-shallow = N

### The words of the comparison on Othello.

# What starting does.
othello-compare-start-tip = Let our engine read this position with several evaluators, and to the end of the game where that is near (E)
# What the values are.
othello-compare-unit = Values are for Black: the disc difference at the end (Turtle estimates it); “moves” is the difference in moves
# What every depth means.
othello-compare-by-depth-tip = Lists the engine depth by depth
# The column of values.
othello-compare-score = Black

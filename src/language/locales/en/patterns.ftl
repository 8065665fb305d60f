### The words of the patterns of Othello.

# The way to the patterns.
patterns-inside = See the patterns
# What they show.
patterns-inside-tip = See this position as 46 patterns, each with its index and its value (U)
# The board with the digits of a pattern.
patterns-digits = Digits
# What it shows.
patterns-digits-tip = The digit of each square of the pattern (black −1, white +1, empty 0), and the power of three it is multiplied by
# The board with what the last move has changed.
patterns-change = The move
# What it shows.
patterns-change-tip = A disc that is placed changes the index by ±3^k, one that is turned by ±2·3^k
# The board with the sum over all patterns.
patterns-sum = Sum of all
# What it shows.
patterns-sum-tip = The values of the 46 patterns, each shared equally among its squares. Red is good for Black, hatched blue for White
# How good the weights are.
patterns-fit = Errors
# What it shows.
patterns-fit-tip = How far values were from the final scores of games that the weights were not fitted to (root mean square, in discs)
# The curve of the patterns.
patterns-fit-patterns = patterns
# The curve of the disc count.
patterns-fit-discs = disc count
# The curve of always guessing 0.
patterns-fit-zero = always 0
# Below the plot.
patterns-fit-axis = across: stage 0 to 40   up: error in discs
# The pattern that is looked at.
patterns-pattern = Pattern
# The column of indices.
patterns-index = Index
# The column of values.
patterns-value = Value
# The column of changes.
patterns-changed = Change
# The pair with the opposite sign.
patterns-swapped = With the colours swapped: { $index } → { $value }
# The stage of the game.
# $number (Number)
patterns-stage = Stage { $number } / 40
# The unit.
patterns-unit = Turtle, a disc is 100
# The tree has another evaluator.
patterns-unit-other = Turtle; the tree: { $evaluator }
# Where the game is over.
patterns-over = The game is over: only discs count.
# On a board of 4×4.
patterns-only-eight = Patterns are made for boards of 8×8; a board of 4×4 has none.
# Where the last move has changed nothing in the pattern.
patterns-unchanged = unchanged by the move
# While values are covered.
patterns-covered = Values are covered.
# Where there is nothing to show.
patterns-nothing = There are no patterns here.
# The board, for a screen reader.
patterns-map = The board of patterns
# The button to the pattern before.
patterns-previous = Previous pattern
# The button to the pattern after.
patterns-next = Next pattern
# What the value is made of.
patterns-made-of = Term of the stage { $term } + All patterns { $patterns } = Value { $value }
# The stage of the game, in discs.
# $from (Number)
patterns-after = after { $from } discs
# The stage of the game, in discs.
# $from (Number)
# $to (Number)
patterns-after-some = after { $from } to { $to } discs
patterns-having-the-move =
    The term of the stage is what having the move is worth at it. { $side ->
        [black] Black
       *[white] White
    } is to move: { $term }.
patterns-fitted = { $games } games against itself; fitted to { $positions } positions. The plot shows the errors on { $others } others. Seed { $seed }

### The words of an evaluation, seen from inside.

# Looks into the evaluation instead of at the tree.
evaluation-inside = Inside
# What it does.
evaluation-inside-tip = See the evaluation of the position shown by term and by square (U)
# Who evaluates.
evaluation-evaluator = Evaluator
# The position before the last move.
evaluation-before = Before the move
# What it does.
evaluation-before-tip = What the last move has changed, by term
# Marks the node, to set others beside it.
evaluation-mark = Mark
# What it does.
evaluation-mark-tip = Marks this position, to compare others with it
# Compared with the marked node.
evaluation-marked = Against the mark
# It is the marked node itself, or the root.
evaluation-no-standard = Nothing to compare with: this is the marked position itself, or the first one
# A column of the table.
evaluation-term = Term
# The terms of Black.
evaluation-black = Black
# The terms of White.
evaluation-white = White
# The sum of both.
evaluation-sum = Sum
# Where it is set beside something: the value there.
evaluation-then = Before
# The value here.
evaluation-now = Now
# What has changed.
evaluation-change = Change
# The sum of all terms.
evaluation-total = Value
# What the tree takes off.
evaluation-base = less the value of the root
# What an exchange adds at a leaf.
evaluation-exchange = plus the best exchange
# The value of the leaf.
evaluation-leaf = Value of the leaf
# All terms.
evaluation-all-terms = All terms
# Terms of both sides.
evaluation-both = Both
# The rungs of the ladder.
# $pawn (Number)
evaluation-ladder = The ladder, for Black (MAX), pawn = { $pawn }
# What the ladder is.
evaluation-ladder-tip = Evaluators that add one idea per rung; click a rung to evaluate by it
# What a rung adds.
evaluation-adds = adds
# Over the values of the rungs.
evaluation-rung-value = value
# The ladder needs kings.
evaluation-no-ladder = From the third rung on, both kings are needed
# The terms of a square.
evaluation-of-square = { $square }: its terms
# Back to the ladder.
evaluation-close = Close
# The largest terms.
evaluation-largest-changes = What has changed most
# Under the board.
# $pawn (Number)
evaluation-legend = red: good for Black   blue: for White   numbers: for Black, pawn = { $pawn }
# Under the board, where it shows what has changed.
evaluation-legend-change = what has changed — red: better for Black   blue, hatched: better for White
# Under the board of the bonuses of Black's king.
evaluation-legend-bonus-black = bonus for Black's king (framed: here); White's: with the board turned
# Under the board of the bonuses of White's king.
evaluation-legend-bonus-white = bonus for White's king on each square; framed: where it is
# The picture, for a screen reader.
evaluation-map = The evaluation by square
# No position of shogi.
evaluation-nothing = There is no position of shogi here
# The node is covered.
evaluation-covered = The value of this node is covered.
evaluation-rung-material = 1 material
evaluation-rung-hand = 2 a tenth more in hand
evaluation-rung-kings = 3 attacks near the kings
evaluation-rung-several = 4 several attacks
evaluation-rung-one-table = 5 one table
evaluation-rung-two-at-most = 6 two at most (KKPEE9)
evaluation-rung-supported = 7 supported, attacked
evaluation-rung-around = 8 around and under the king
# Before the value of the position as it stands.
evaluation-static = static value
evaluation-static-tip = The value of the position as it stands. In the tree stands what reading it gives, which may be another number

# Before the value of the node in the tree.
evaluation-read = after reading

### The words of piece values of one's own.

# Opens the table.
own-values-edit = Change piece values
# What it does.
own-values-edit-tip = Set piece values of your own, and see which exchanges and best moves change (O)
# In a list of evaluators.
own-values-own = Own values…
# The title of the table.
own-values-title = Own values
# Back.
own-values-close = Close (O)
# Back, from beside the board.
own-values-close-board = Close (Esc)
# Reads with them.
own-values-apply = Read with these
# What it does.
own-values-apply-tip = Reads the tree again with these values; Ctrl+S saves them with the lesson
# Takes them over at the board.
own-values-apply-board = Use these
# What it does.
own-values-apply-board-tip = A tree grown from the board has these piece values
# Begins again.
own-values-reset = Reset
# What it does.
own-values-reset-tip = Begin again with the values that these are compared with
# What the table is set beside.
own-values-standard = Compare with
# What values the position now.
own-values-in-force = current
# The column of kinds.
own-values-kind = Piece
# A column.
own-values-board = Board
# A column.
own-values-promoted = Promoted
# A column.
own-values-hand = In hand
# How to type.
own-values-typing = 0 to 10000; ↑ ↓ by 10, Shift: 100
# Other columns do not follow one that is changed.
own-values-apart = Promoted and In hand are set separately: they stay as they are when Board is changed
# How captures are counted.
own-values-counting = A capture counts
# As the change of the balance.
own-values-balance = both sides
# What it means.
own-values-balance-tip = What leaves the board and what comes into the hand
# Once.
own-values-once = once
# What it means.
own-values-once-tip = The value of the piece taken, once (exchanges of YSS)
# The exchanges.
own-values-exchanges = Exchanges, if taken
# There are none.
own-values-no-exchanges = The side to move can take nothing
# The choices.
own-values-choices = Best moves
# A player of one ply.
own-values-one-ply = 1 ply
# A player of one ply who counts the best exchange.
own-values-one-ply-exchange = 1 ply + exchange
# Other moves are as good.
# $count (Number)
own-values-others = and { $count } more
# An exchange has changed its sign.
own-values-wins = taking wins now
# It has changed its sign the other way.
own-values-wins-no-more = taking no longer wins
# Another capture is the best.
own-values-other-capture = another capture
# Another move is the best.
own-values-other-move = another move is best
# Other moves are as good.
own-values-other-ties = other moves tie
# Whose view numbers are.
own-values-legend = Numbers: what Black gains from here
# It is being worked out.
own-values-working = working it out…
# There is no position, or it breaks a rule.
own-values-nothing = There is no position to count here
# More values have changed than are listed.
# $count (Number)
own-values-more = {" "}and { $count } more

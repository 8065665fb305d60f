### The words of "what if", and of the ordering lab.

# What can be done here.
what-if-about = Two trees stand side by side: the lesson, and what you change. Choose a leaf or a branch of the second. What differs has a ≠
# The same where the tree is grown from a position.
what-if-about-position = Two trees stand side by side: the lesson, and what you change (depth, values, order, algorithm). What differs has a ≠
# Taking a change back.
what-if-undo = Undo
# What that does.
what-if-undo-tip = Take the last change back (Ctrl+Z)
# Doing it again.
what-if-redo = Redo
# What that does.
what-if-redo-tip = Do it again (Ctrl+Y)
# Taking everything back.
what-if-reset = Original
# What that does.
what-if-reset-tip = Take every change back (that can be undone, too)
# Keeping the changed lesson.
what-if-keep = Keep as a lesson
# What that does.
what-if-keep-tip = Open the changed lesson as one of your own; Ctrl+S saves it
# The value of a leaf.
what-if-value-of = { $leaf } is worth
# What typing there does.
what-if-value-tip = Type a number, then Enter (Enter on a leaf comes here)
# A branch goes to the left among its siblings.
what-if-left = Branch to the left
# A branch goes to the right.
what-if-right = Branch to the right
# What these do.
what-if-shift-tip = Change the order in which it is read (Ctrl+Shift+←→, or drag the branch)
# Where nothing has been changed.
what-if-nothing = Nothing is changed yet. Choose a leaf or a branch on the right, or change something in the panel “Mode”
# The same where the tree is grown from a position.
what-if-nothing-position = Nothing is changed yet. Change something in the panel “Mode”
# What can be changed.
what-if-settings = Change
# The algorithm.
what-if-algorithm = Algorithm
# Reading from another position.
what-if-play = Read from after this move
# Reading from a move before.
what-if-take-back = Read from one move earlier
# The ordering lab.
what-if-lab = Ordering lab
# What it is.
what-if-lab-tip = How much the order of moves matters: the best, the worst, 1,000 at random
# Counting is going on.
what-if-counting = Counting …
# The column of orders.
what-if-order = Order
# As the tree stands.
what-if-present = Now
# The best.
what-if-best = Best
# The worst.
what-if-worst = Worst
# Back to front.
what-if-reversed = Reversed
# At random.
what-if-random = Random
# The middle of the random orders.
what-if-middle = Random, median
# Other random orders.
what-if-reseed = Another 1,000
# The plot.
what-if-plot = Leaves read in random orders (across), and how many orders read so many (up)
# The tree has no other orders.
what-if-no-orders = A search has grown this tree, without what it skipped: orders can only be compared in a tree that has every move
what-if-fewest = At best { $less } + { $more } − 1 = { $leaves } leaves: { $less } show that the root is worth no less, { $more } that it is worth no more, and one of them serves both
# $count (Number)
# $all (Number)
what-if-worse = { $count } of { $all } random orders read more than the present one

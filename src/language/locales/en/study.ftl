### The words of the ways to work with a lesson.

# The switch of all of them.
study-modes = Mode
# The first way.
study-watch = Watch
# What it does.
study-watch-tip = Watch step by step, and choose where to stop (Ctrl+1)
# The second way.
study-predict = Predict
# What it does.
study-predict-tip = Answer before each step is shown (Ctrl+2)
# The third way.
study-what-if = What if
# What it does.
study-what-if-tip = Change values, orders, depths, and see what follows (Ctrl+3)
# The fourth way.
study-fill-in = Fill in
# What it does.
study-fill-in-tip = Fill in values, windows and cuts, and be graded (Ctrl+4)

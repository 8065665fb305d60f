### The words of the stops of a run.

# The heading.
stops-title = Where to stop
# What the list is for.
stops-about = Ctrl+→ and Ctrl+← go from stop to stop, as chosen here.
# The lesson's own stops.
stops-lesson = the lesson's stops
# Whether playing pauses at them.
stops-pauses = playback pauses there
# Moves are skipped.
stops-cut = a cut
# The bound of Black rises.
stops-alpha = α rises
# The bound of White falls.
stops-beta = β falls
# Another move of the root is the best.
stops-best = the best move changes
# Another line is the best.
stops-line = the best line changes
# A node with moves returns its value.
stops-settled = a subtree is finished
# A leaf is evaluated.
stops-leaf = a leaf is evaluated
# Stopping is weighed.
stops-decline = declining is weighed
# A table knows the position.
stops-recall = a table hit
# A position occurs again.
stops-repeat = a repetition
# A move is generated as a candidate.
stops-candidate = a candidate is generated
# The side to move passes.
stops-pass = a pass is tried
# A move is read less deep.
stops-reduce = a reduction
# A move is read deeper.
stops-extend = an extension
stops-skip = a move skipped on a guess
# Proof numbers or intervals are counted anew.
stops-proof = numbers at nodes change
# Another reading begins.
stops-iteration = an iteration begins
# A person has asked for a node.
stops-ask = a “what if …”
# A node is entered.
stops-enter = a node is entered
# A value comes back and is the best.
stops-improve = a value comes back, the best so far
# A value comes back and is not.
stops-keep = a value comes back
stops-weigh = a value counts for a mean
# The search comes back without a value.
stops-leave = back without a value
# The window becomes narrower.
stops-narrow = the window narrows
# Thresholds are set.
stops-thresholds = thresholds
# The interval of a node that is not expanded.
stops-estimate = an interval is known beforehand
# The best move of a node.
stops-choose = a best move is proven
# Before the number.
stops-value = a value
# After the number: more than it.
stops-above = above
# After the number: less than it.
stops-below = below
# Adds a condition.
stops-add = Add
# The search comes to a node.
stops-reached = { $node } is reached
# The search leaves a node.
stops-finished = { $node } is finished
# Runs on until the search comes to a node.
stops-run-here = Run on until the search comes here
# Runs on until the search leaves a node.
stops-run-finished = Run on until this node is finished
# Stops whenever the search comes to a node.
stops-stop-here = Stop whenever the search comes here
# No more.
stops-no-stop-here = Do not stop here any more
# Above the list.
stops-list = stops { $passed } / { $all }
# Where there are none.
stops-none = There is nothing to stop at: choose above.
# While values are covered.
stops-covered = While values are covered the stops are not shown.
stops-value-above = a value above { $value }
stops-value-below = a value below { $value }
stops-prior = a prior
stops-select = a child is selected
stops-expand = a node is expanded
stops-playout = a playout
stops-back-up = a reward is backed up
stops-explores = exploration beats exploitation
# $visits (Number)
stops-visited = { $node } has { $visits ->
    [one] one visit
   *[other] { $visits } visits
}

### The words of runs beside each other, and of what is different in them.

# Showing runs beside each other.
beside-beside = Side by side
# What that does.
beside-beside-tip = Two to four runs side by side: other algorithms, orders, values or depths (R)
# Setting another run beside.
beside-add = + Add a run
# Other algorithms.
beside-algorithms = Algorithm
# Other orders.
beside-orders = Order of moves
# The run that is open.
beside-main = This run
# Taking a run away.
beside-remove = Remove
# The same place in the tree.
beside-by-place = Same place
# What that means.
beside-by-place-tip = All runs stand at the same place in the tree. What only some of them do takes the others no time: a run that has cut waits at the cut
# The same number of steps.
beside-by-steps = Same step
# What that means.
beside-by-steps-tip = All runs have taken the same number of steps: one that is done first waits at the end
# The column of runs.
beside-run = Run (now / end; ± run 1)
# The column of steps.
beside-step = Step
# The column of nodes.
beside-entered = Nodes entered
# The column of leaves.
beside-leaves = Leaves
beside-playouts = leaves or playouts
# The column of cuts.
beside-cutoffs = Cuts
# The column of values.
beside-value = Value
# The column of best lines.
beside-line = Best line
# The column of partings.
beside-parting = They part
# What the numbers mean.
beside-table-tip = Now / at the end. What differs has a ≠ and the difference
# What a click on a parting does.
beside-parts-tip = Go to that step (Shift+R goes to the first)
# Nothing parts the runs.
beside-same = the same to the end
# A run that is still being made.
beside-pending = Reading …
beside-growing = Reading … { $nodes } nodes
beside-root = To move at the root
beside-values = Values
beside-captures = Captures

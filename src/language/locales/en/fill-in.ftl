### The words of filling in a sheet.

# What to do.
fill-in-about = Work upwards from the values of the leaves: arrows go to a node, digits write its value, Enter goes on.
# What to do where there is a window.
fill-in-about-window = W writes the window (α, β); . and , before a value write ≧ and ≦.
# What to do where branches are cut.
fill-in-about-cuts = X marks a branch that is never read; Shift+X the later ones, too.
# What is chosen.
fill-in-about-choice = C marks the move that is chosen (at the root, and where one may stop).
# What to do with proof numbers.
fill-in-about-numbers = Write the proof number, Enter, the disproof number; I is ∞. Leave empty the nodes that the search never comes to.
# Values count for Black.
fill-in-for-black = Values are for Black.
# Some algorithms visit twice.
fill-in-last-visit = Where a node is read more than once, the last visit counts.
# Only a part of the tree is asked.
fill-in-part = A large tree: only the nodes near its root are to be filled in; the values below them are given.
# Part of the tree below a node.
fill-in-part-of = To fill in, from here down: { $node }
# Do only what is below the node.
fill-in-only-below = Only from this node down
# Do it all.
fill-in-whole = The whole tree again
# Cuts are not asked.
fill-in-no-cuts = The search has grown this tree, so its shape shows what is never read: cuts are not to be filled in.
# Nothing to fill in.
fill-in-impossible = There is nothing to fill in here.
# The notes.
fill-in-covered = Notes and questions are covered until the sheet is complete and graded.
# A node.
fill-in-covered-node = Covered until it is graded.
# A node, once it is graded.
fill-in-covered-graded = Covered until the sheet is complete and graded, or the model answer is seen.
# What was typed is no number.
fill-in-no-number = This is not a number: correct it, or erase it (what was written before is kept).
# The value.
fill-in-value = value
# The proof number.
fill-in-proof = proof
# The disproof number.
fill-in-disproof = disproof
# A branch that is never read.
fill-in-cut = never read (X)
# The move that is chosen.
fill-in-choose = chosen (C)
# The next node.
fill-in-next = next node (Enter)
# Undo.
fill-in-undo = undo (Ctrl+Z)
# Redo.
fill-in-redo = redo (Ctrl+Y)
# Grade it.
fill-in-check = check (Ctrl+Enter)
# Grade it and show the run.
fill-in-give-up = give up: model answer
# Show the run.
fill-in-model = model answer, step by step
# Back to the sheet.
fill-in-back = back to the sheet (Esc)
# Take everything away.
fill-in-clear = clear all
# How many are written.
fill-in-filled = entries
# The points.
fill-in-score = { $percent }%
# All right.
fill-in-flawless = Everything is right.
# Nothing wrong.
fill-in-incomplete = Nothing is wrong, but something is still missing.
# The first fault.
fill-in-first-wrong = The first wrong step
# Show it.
fill-in-show-step = see this step of the model
# Everything that follows.
fill-in-verdicts = Verdicts (a click goes to the node)
# The model was seen.
fill-in-seen-model = model seen
# Make a new exercise.
fill-in-make = Make an exercise
# What is to happen.
fill-in-goal = goal
# How deep.
fill-in-depth = depth
# How wide.
fill-in-branching = moves
# Ragged.
fill-in-ragged = ragged
# The range of values.
fill-in-range = values ±
# The share of ties.
fill-in-ties = ties %
# Who begins.
fill-in-root = to move
# Black begins.
fill-in-black = Black
# White begins.
fill-in-white = White
# The seed.
fill-in-seed = seed
# Open it.
fill-in-open = make and open
# What it does.
fill-in-open-tip = Looks for a tree in which the goal happens, by running the algorithm; the same seed gives the same exercise
fill-in-payoffs = Write what each player gets, in their order: 3, 0, 1.
fill-in-no-leaf-pays = No leaf pays that: correct it, or erase it (what was written before is kept).

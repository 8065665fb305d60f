### What the user can ask the window for, as the menus and the palette name it.

# The menu of changes.
actions-edit = Edit
# The menu of what is shown.
actions-view = View
# The menu of lessons.
actions-lesson = Lesson
# The menu of help.
actions-help = Help
# A step.
actions-next-event = Next event of interest
# A step.
actions-previous-event = Previous event of interest
# A step.
actions-next-chapter = Next chapter
# A step.
actions-previous-chapter = Previous chapter
# A step.
actions-next-stop = Next stop
# A step.
actions-previous-stop = Previous stop
# A step.
actions-next-step = Next step
# A step.
actions-step-back = One step back
# A step: to the end of this branch.
actions-step-out = Finish this branch and go back up
# A step: over the whole next branch.
actions-step-over = Read the next branch in one go
# A step.
actions-first-step = To the first step
# A step.
actions-last-step = To the last step
# Copies the position as text.
actions-copy = Copy the position as text
# A picture of tree, board and sentence, to the clipboard.
actions-copy-step = Copy a picture of the step
# A picture of the tree.
actions-copy-tree = Copy a picture of the tree
# A picture of the board.
actions-copy-board = Copy a picture of the board
# What is said of the step.
actions-copy-sentence = Copy the sentence
# The moves of the best line.
actions-copy-line = Copy the best line
# A link to the shown step.
actions-copy-link = Copy a link to this step
# Saves steps as pictures, pages, data.
actions-export = Export steps…
# Prints the shown step.
actions-print = Print
# Opens what the clipboard holds.
actions-paste = Paste a position, a game, a tree, a log or a link
# Opens the field to find a node.
actions-find-node = Find a node…
# Opens the list of engines.
actions-engines = Engines…
# Compares the position with engines.
actions-compare = Compare with engines
# From the engine's own tree to the one that was left for it.
actions-back-to-own-tree = Back to my tree
# Goes to the board.
actions-own-board = Own position (the board)
# Shows a panel.
actions-value = Value of the node
# Shows a panel.
actions-notes = Notes and questions
# Shows a panel.
actions-code = Pseudo-code
# Shows a panel.
actions-work = Mode (Watch, Predict, What if, Fill in, Edit)
# Brings the whole tree into view.
actions-fit = Fit the tree
actions-zoom-in = Zoom in
actions-zoom-out = Zoom out
# Draws every node.
actions-all-nodes = Draw all nodes
# Keeps the current node in view.
actions-follow = Follow the search
# Joins equal positions.
actions-joins = Join transpositions
actions-types = Node types (PV, CUT, ALL)
# Folds a node.
actions-fold = Fold or unfold the node
# Changes the signs on pieces.
actions-signs = Letters or Japanese characters on pieces
# Changes the language.
actions-language = Language
# What that will do.
actions-other-language = Language: to { $language }
# Changes the theme.
actions-theme = Theme
# What that will do.
actions-dark-theme = Dark theme
# What that will do.
actions-light-theme = Light theme
# Changes the scale.
actions-larger = Everything larger
# Changes the scale.
actions-smaller = Everything smaller
# Restores the scale; the scale of now follows.
actions-usual-scale = Text size back to 100 %
# Presents the lesson.
actions-present = Present on the whole screen
actions-read-cut = Read a cut move after all
# Where no cut move is selected.
actions-choose-cut = Click a cut move first: a hatched node, or one of a hatched card
actions-deeper = Read one ply deeper from here
actions-next-lesson = Next lesson
actions-previous-lesson = Previous lesson
# Shows the list.
actions-lessons = List of lessons
# Goes to the field of the list.
actions-find-lesson = Find a lesson in the list
# Covers values and words.
actions-cover = Ask first: cover values and words
# Plays the run.
actions-play = Play or pause
# Opens the palette.
actions-palette = Find anything…
# Shows the keys.
actions-keys = Keys
# The button of the palette.
actions-find = Find
# In the field of the palette.
actions-palette-hint = a command, a lesson, a node or a move
# What is looked for is known, and no lesson is about it.
actions-outside = Not in this course: { $topic }
# Topics that no lesson is about.
actions-outside-poker = poker
actions-outside-history = the history heuristic
actions-outside-tables = retrograde analysis and endgame tables
actions-outside-chess = chess
# Nothing is found.
actions-nothing = Nothing has such a name
# A heading in the palette.
actions-commands = Commands
# A heading in the palette.
actions-nodes = Nodes of this tree
# Looks for the typed words in the whole tree.
actions-in-tree = Look for “{ $query }” in the whole tree
# After the name of something that is on.
actions-on = on
# What the button of the palette does.
actions-palette-tip = Find a command, a lesson or a node by its name (Ctrl+K)

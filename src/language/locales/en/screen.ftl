### The words of the screen as a whole: its panels, the key to the signs, presenting, the tour.

# Before anything is read.
screen-worth-later = Nothing has been read yet. Step with →: what a node is worth, and why, appears here.
# The lesson before.
screen-previous-lesson = Previous lesson
# The lesson after.
screen-next-lesson = Next lesson
# What the button of the language does.
screen-language-tip = Show everything in Japanese
# The same, in full.
screen-signs-title = The key to the signs
# The menu of what the line at the top has no room for.
screen-more = More
# Ends the presentation.
screen-end-present = End
# Covers values and words.
screen-cover = Ask first
# What it does.
screen-cover-tip = Ask before a step that has a question is shown, and cover values until they are asked for (H; Enter shows them)
# Shows what is covered.
screen-uncover = Show
# From a page back to the tree; its key follows.
screen-to-tree = To the tree
# In place of what a covered node is worth.
screen-covered = What it is worth, and why, is covered. What do you think?
# In place of covered notes.
screen-notes-covered = The notes are covered.
# Lights up what is around the pointer.
screen-spotlight = Spotlight
# What it does.
screen-spotlight-tip = Only what is around the pointer is bright (S)
# Draws on the tree.
screen-pen = Pen
# What it does.
screen-pen-tip = Draw on the tree by dragging (W); it is gone with the next step
# Covers the whole screen.
screen-blank = Blank
# What it does.
screen-blank-tip = A dark screen (B or .); any key and any click ends it
# Wipes off what has been drawn.
screen-erase = Erase
# How.
screen-erase-tip = Wipe off what has been drawn (X)
# Shows the parts of the window.
screen-tour = A tour of the window (one minute)
# On to the next part.
screen-tour-next = Next
# Enough.
screen-tour-end = End tour
# The menu of algorithms.
screen-algorithm = Algorithm
# The same, in full.
screen-running-tip = What the captures so far have gained
# The same, in full.
screen-backed-up-tip = The value with best play, backed up from the leaves

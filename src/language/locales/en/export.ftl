### What is taken out of the program: figures, pages, data.

# A figure of a board was asked for, and there is none.
export-no-board = this lesson has no board to draw
# $figures (Number)
# $most (Number)
export-too-many = { $figures } figures are too many for files like this, expected at most { $most }: give a shorter range
export-failed = the file could not be made: { $why }
# The end of the name asks for no known format; $ends lists them.
export-no-format = { $file }: the end of the name says what is written; expected one of { $ends }
export-copied = Copied: { $what ->
    [step] a picture of the step
    [tree] a picture of the tree
    [board] a picture of the board
    [branch] the branch as text
    [sentence] the sentence
    [line] the best line
    [link] the link
    [marks] the code of your marks
   *[position] the position as text
}
# The title of the dialog.
export-title = Export steps
# Tree, board and sentence.
export-whole = Whole step
# Only the step that is shown.
export-this-step = This step
# From one step to another.
export-range = Steps
# What can be written.
export-formats = The end of the name says what is written: pictures .png .svg .pdf, an animation .gif, a page that steps .html, LaTeX .tex, a graph .dot, data .json .csv .parquet

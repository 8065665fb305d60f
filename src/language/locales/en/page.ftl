### Test papers and their marking key as pages.

page-test-paper = yomisuji — test paper
# Before a line on which one is written.
page-name = Name
# Above a tree that several questions are about.
# $number (Number)
page-tree = The tree of the questions from { $number } on
page-answer = Answer
page-marking-key = yomisuji — marking key
# Where papers come from.
# $seed (String)
page-seed = Seed { $seed }
# $number (Number)
page-paper = Paper { $number }
# $lesson (String)
# $step (Number)
page-step = { $lesson } · step { $step }
# The picture of a tree, for those who do not see it.
page-quiz-tree = The tree
# The picture of a board, for those who do not see it.
page-quiz-board = The board
# How a number may be typed.
page-quiz-spelling = Write a number such as −120 or +80; infinity is ∞ or inf.

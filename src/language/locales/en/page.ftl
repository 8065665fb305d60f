### Test papers and their marking key as pages.

page-test-paper = yomisuji — test paper
# Before a line on which one is written.
page-name = Name
# Above the tree that one question is about, or several.
# $first (Number)
# $last (Number)
# $several (Bool)
page-tree = { $several ->
    [true] The tree of questions { $first } to { $last }
   *[false] The tree of question { $first }
}
page-answer = Answer
page-guessing = So that guessing earns nothing, wrong choices lose points: with two choices, or when asked whether to read on or cut, or whether the table answers, as much as a right answer earns; with more choices, usually less. Of two numbers or windows that suggest themselves, the wrong one loses as much as a right answer earns. An empty answer loses nothing; no total falls below 0.
# $list: choices and numbers, each with its points, less than 0.
page-costs = Points for wrong answers: { $list }.
page-marking-key = yomisuji — marking key
# Where papers come from.
page-seed = Seed { $seed }
# $number (Number)
page-paper = Paper { $number }
# $step (Number)
page-step = { $lesson } · step { $step }
# The picture of a tree, for those who do not see it.
page-quiz-tree = The tree
# The picture of a board, for those who do not see it.
page-quiz-board = The board
# How a number may be typed.
page-quiz-spelling = Write a whole number, such as 12 or −120; infinity is ∞ or inf.
# The same in a tree with fractions.
page-quiz-spelling-parts = Write the exact number, such as 12, −15/2, −7.5 or −7½; infinity is ∞ or inf.
page-handout = yomisuji — worksheet
page-handout-key = yomisuji — answers to the worksheet
# The head of the worksheet of one lesson.
page-handout-of = { $title } — worksheet
# The same of its answers.
page-handout-key-of = { $title } — answers
# Whose run it is that pupils follow.
# $in_order (Bool)
page-handout-about = The algorithm is { $algorithm }. { $max } takes the largest value, { $min } the smallest.{ $in_order ->
    [true] {" "}Branches are read from left to right.
   *[false] {""}
}
# The same where nobody takes the smallest value.
page-about-alone = The algorithm is { $algorithm }.
# The same of a search that only proves.
page-handout-proof-about = The algorithm is { $algorithm }. The proof is for { $side }, who moves at the root: a leaf that is better than 0 for { $side } is a win, any other is not.
# What is known of nodes before a search: their bounds.
page-given-bounds = Known before the search, as the least and the greatest possible value: { $nodes }.
page-given-priors = How likely each move is taken to be the best before the search: { $nodes }.
# The tree, where its picture does not show all of it.
page-given-tree = The tree in words, with the branches in their order: { $tree }.
# A side that takes the largest or the smallest value.
page-handout-side = { $name } ({ $word })
# What a worksheet is worth.
# $cuts (Bool)
# $points (Number)
page-handout-points = { $cuts ->
    [true] A point for each field of the table that is right, and one for all branches that are struck out: { $points }.
   *[false] A point for each field of the table that is right: { $points }.
}
# Above a tree in which pupils write.
page-handout-values = What is each node worth when the search leaves it? Write ≧ or ≦ where only a bound is known.
page-handout-windows = With which window (α, β) is it searched?
page-handout-cuts = Strike out in the tree every branch that is never read, and leave its row empty.
page-handout-numbers = What are the last proof and disproof numbers of each node? Infinity is ∞.
# The heads of a table in which pupils write.
page-handout-node = Node
page-handout-value = Value
page-handout-proof = Proof
page-handout-disproof = Disproof
# What the answers say of a branch that is cut.
page-handout-unread = never read
# $most (Number)
# $nodes (Number)
page-handout-large = { $lesson }: found a tree of { $nodes } nodes, expected at most { $most }, which half a page can show
# $most (Number)
# $rows (Number)
page-handout-long = { $lesson }: found { $rows } nodes to be filled in, expected at most { $most }, for which half a page has room
page-handout-unfinished = { $lesson }: the run is not finished, so there is nothing to fill in
# A question of a paper.
# $number (Number)
page-question = Question { $number }

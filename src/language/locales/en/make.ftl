### Making lessons: the tree, the texts, the stops, questions and promises of a lesson are changed.

make-mode = Edit lesson
make-mode-tip = change the lesson itself (Ctrl+5): its tree, texts, algorithms, stops, questions, promises
make-new-tree = New tree
make-edit-lesson = Edit this lesson
make-source = Made by hand.
# $number (Number)
make-new-title = My tree { $number }
make-pasted-title = A tree
# What a copy of a shipped lesson adds to its title.
make-copy = { " " }(edited)
make-about = Every change takes effect at once, and Ctrl+Z takes it back. Ctrl+S asks where to save the lesson.
# $count (Number)
make-settled = { $count ->
    [one] One stop, promise, listing or English name was about what is gone, and went with it. Ctrl+Z brings everything back.
   *[other] { $count } stops, promises, listings or English names were about what is gone, and went with it. Ctrl+Z brings everything back.
}
# $most (Number)
make-too-many = more than { $most } leaves would be too many for a tree by hand
make-tree = Tree
make-not-read = Nothing has been read yet. Press . to read one step.
make-node = Node { $name }
make-name = name
make-name-tip = the name of the node (F2); without one it is named by its place, as in 1.2
make-value = value for Black
make-value-enter = Enter: on to the next leaf
make-value-tip = digits begin it, Enter keeps it and goes on to the next leaf
make-chance = chance moves here (C)
make-odds = probability (P)
make-odds-tip = a fraction or decimal between 0 and 1; the other moves share what is left as before
make-odds-wrong = A probability is a number between 0 and 1, such as 1/6 or 0.25; it stays as it was.
make-add-child = Add child (A)
make-add-sibling = Add sibling (Shift+A)
make-remove = Remove (Delete)
make-left = to the left (Ctrl+Shift+←)
make-right = to the right (Ctrl+Shift+→)
make-grow = Children to give every leaf
make-grow-tip = how many children every leaf gets (Ctrl+G, then Enter)
make-root-max = Black (MAX) begins
make-root-min = White (MIN) begins
make-whole = whole tree
make-whole-tip = paste or type a tree, then Enter: [[3,12],[2]]  ((3)(5))  3x3x3  EFG  DOT
make-keys = Arrows go to any node; , and . step. Ctrl+X C V cut, copy, paste a branch.
make-not-by-hand = This tree grows from a position: its settings are in the text of the file (“File as text”, above). “What if” tries other settings, and keeps them as another lesson.
make-words = Texts
make-title = title
make-source-field = source
make-notes = notes
make-algorithms = Algorithms
make-algorithms-tip = the lesson opens with the first
make-opens-with = Open with this
make-stops = Stops
make-stop-here = Stop at this step
# $step (Number)
make-stop-at = step { $step }
make-questions = Questions
make-question-value = Ask for the value
make-question-best = Ask for the best move
make-question-leaves = Ask how often leaves are evaluated
make-question-pruned = Ask for the leaves that are cut
make-question-own = Ask something else
make-ask-value = What is the root worth?
make-ask-best = Which move is best at the root?
make-answer-best = { $best }, with { $value }.
make-ask-leaves = How often does { $algorithm } evaluate a leaf?
# $all (Number)
# $leaves (Number)
make-answer-leaves = { $leaves ->
    [one] Once
   *[other] { $leaves } times
}; the tree has { $all ->
    [one] one leaf
   *[other] { $all } leaves
}.
make-ask-pruned = Which leaves does { $algorithm } never evaluate?
make-answer-none = None.
make-answer-comma = { ", " }
make-ask-own = A question
make-answer-own = Its answer
make-ask = question
make-answer = answer
make-promises = Promises
make-promise = Promise this run
make-promise-tip = value, best move, line and counts of the shown run; they are proved again whenever the lesson changes, in very large trees only by “Check”
make-check = Check
make-checking = checking …
make-kept = all promises hold
# $count (Number)
make-broken = { $count ->
    [one] one promise is broken
   *[other] { $count } promises are broken
}
make-broken-promise = { $what }: { $expected } is promised, the run says { $actual }
make-none = none
make-delete = Delete
make-text = File as text
make-text-hide = Hide the text
make-unreadable = The text cannot be read
make-unsaved = The text of the file cannot be read: nothing has been saved
# $players (Number)
make-payoffs = Each leaf has { $players } payoffs here: type them all, as in 3, 0, 1.
# $player (Number)
make-turn-of = player { $player } moves here (T)
make-turn-in-order = players take turns (T)
make-turn-tip = Who moves at this node: whoever’s turn it is, or a player of your choice

### The words of Predict.

# The heading of the panel.
predict-title = Predict
# What to do.
predict-about = Answer before each step is shown: by digit, by click, or by typing. → shows it unanswered.
# What is not shown meanwhile.
predict-covered = Meanwhile the notes, the stops and the rest of the run are hidden.
# The score.
predict-score = Score
# How many have been answered.
predict-answered = answered
# Right at once.
predict-right = right
# With a hint, or at the second try.
predict-helped = right with a hint or at a second try
# Wrong.
predict-wrong = wrong
# Wrong ones that were right when they came back.
predict-made-good = made good later
# How many come back.
predict-waiting = wrong, asked once more later (without points)
# What has been earned, before two numbers.
predict-points = Earned so far:
# How many have not been answered, before a number.
predict-unanswered = unanswered:
# What counts was reached before.
predict-retake = A retake: only the first take counts
# What earns points.
predict-rule = Right at once earns what a question weighs; with a hint or at a second try, half of it. A wrong answer costs what guessing would win. { $cuts ->
    [true] Cuts weigh most. There is no second try with two or three choices, about a cut or a table, or after the other of two values.
   *[false] There is no second try with two or three choices.
} Questions that were seen or skipped, or of a kind that is not asked, count as not answered.
# An answer that does not count.
predict-not-counted = This one does not count: what follows has been seen, or it is not one of the questions that everybody is asked.
# The kinds of questions.
predict-kinds = What is asked
# Values.
predict-value = a node's value
# The best so far.
predict-best = whether the best changes
# Take or decline.
predict-decline = take or decline
# The window.
predict-window = the window (α, β)
# Cut or not.
predict-cut = cut or not, and by which bound
predict-threshold = from which value on it cuts
# The next node.
predict-next = the next node
# Candidates.
predict-candidate = candidate or not
# Proof numbers.
predict-proof = proof numbers
# Disproof numbers.
predict-disproof = disproof numbers
predict-kind-returned = value or bound
predict-kind-table = what the table answers
predict-kind-entry = what the table keeps
predict-kind-depth = how deep a move is read
predict-kind-limit = thresholds
predict-kind-order = the best order
predict-kind-fewest = how many leaves
predict-kind-leaf-value = what a leaf must be worth
predict-kind-whole = what a bound hides
predict-kind-half = what a leaf proves
predict-kind-mean = new means
predict-kind-leader = who leads later
# Every question.
predict-every = ask every other question, too (without points)
# A question is back.
predict-back = Once more
# Answers by typing.
predict-answer = Answer
# The field of a value.
predict-number = value
# What can be typed.
predict-typing = A number, for Black; inf is ∞
# What can be typed where something is counted.
predict-typing-count = A number; inf is ∞
# Nothing that can be read.
predict-unreadable = This is not a number.
# A question asked in a class, with its choices.
predict-ask-of-choices = { $ask } – { $choices }
# Between two choices.
predict-or = {" "}/{" "}
# A hint.
predict-hint = Hint
# Shows the answer.
predict-show = Show it
# Leaves the question.
predict-skip = Skip
# Goes on.
predict-go-on = To the next question
# The verdict: right.
predict-is-right = { $sign } Right
# The verdict: right with help.
predict-is-helped = { $sign } Right, with help
# The verdict: wrong.
predict-is-wrong = { $sign } Wrong
# Not answered.
predict-is-shown = The answer (you did not answer)
# The right answer.
predict-right-answer = the right answer
# One more try.
predict-try-again = is not right. Try again.
# Begins again.
predict-start-over = Start over
predict-before = This take was begun by earlier rules, and its mark stays as it is. “Start over” begins a retake.
# What that means for the mark.
predict-start-over-tip = The next take is a retake; only the first one counts.
# The run is at its end, but not everything has been asked.
predict-skipped = This is the end of the run, and steps before it were skipped.
# Back to where they begin.
predict-back-there = To where they begin
# Everything has been asked.
predict-over = That was every question of this lesson.

### Exercises from random trees, and sheets that are filled in.

# A screen reader of a node of a sheet with nothing written.
exercises-empty = empty
# A screen reader of a node of a sheet, before what is written there.
exercises-written = written
exercises-marked-chosen = marked as chosen
# How much of a sheet has nothing written yet.
exercises-left = { $blanks ->
    [one] 1 node still has nothing written
   *[other] { $blanks } nodes still have nothing written
}
exercises-marked-cut = marked as never read
# What is to happen in an exercise.
exercises-goal-any = anything
exercises-goal-deep-cut = a deep cut
exercises-goal-no-cut = nothing is cut
exercises-goal-best-order = best order
exercises-goal-worst-order = worst order
exercises-goal-tie = a tie at a bound
exercises-goal-stand-pat = stand pat decides
exercises-goal-battery = a battery in an exchange
exercises-title = Exercise: { $goal } (seed { $seed })
exercises-source = A randomly made exercise.
exercises-notes-battery = The tree of an exchange. At each node write what it is worth when its side takes or declines. Mind the piece behind, which does not reach the square yet.
exercises-notes-stand-pat = Only captures are read here, and either side may stand pat instead. Write what each node is worth and what is chosen there.
exercises-notes-cuts = A tree with nothing but the values of its leaves. Write the values and the windows of its nodes and mark the branches that are never read; “Fill in” grades it.
# The notes of a copy of a lesson for students.
exercises-student-notes =
    A student's copy: it has no answers, and no words on the way.
    Predict each step before you see it, or fill in the tree.
exercises-student-title = For students: { $id }
exercises-student-source = A copy of the lesson { $id }
exercises-no-student = no copy for students can be made of the lesson “{ $title }”: its listings hold the answer
exercises-unknown-goal = there is no goal '{ $name }', expected one of { $ids }
# $found (Number)
# $from (Number)
# $to (Number)
exercises-out-of-range = { $what }: found { $found }, expected { $from } to { $to }
# $goal is its id in English and its name in Japanese, and so is $algorithm; $fitting are the ids of those that reach it.
exercises-no-algorithm = with { $algorithm } the goal '{ $goal }' is never reached; it is with { $fitting }
# $depth (Number)
exercises-too-shallow = a deep cut needs a depth of 4 or more, found { $depth }
# $goal is its id in English and its name in Japanese.
# $tries (Number)
exercises-not-found = in { $tries } trees of this shape and seed the goal '{ $goal }' was never reached; try another shape, range or seed
# A lesson on another tree of the same shape.
# $number (Number)
exercises-variant = { $title } (variant { $number })

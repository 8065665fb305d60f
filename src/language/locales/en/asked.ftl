### What a person has asked for, beside what the search has found without it.

asked-read = Read afterwards, { $plies ->
    [0] beyond the horizon only
    [one] 1 ply deep
   *[other] { $plies } plies deep
}.
# $read is the sentence above.
asked-no-better = { $read } { $value } is no better for { $side } than the { $above } of the position above.
asked-better-avoided = { $read } { $value } is better still for { $side } than the { $above } of the position above; but further above there is a move that avoids it, so the value of the root stays.
asked-better = { $read } { $value } is better for { $side } than the { $above } of the position above: read deeper, the choice might change.

# What is asked, as a teacher chooses and weighs it.
asked-group-values = values
asked-group-windows = windows
asked-group-cuts = cuts
asked-group-order = order
asked-group-choice = choice
asked-no-group = there is no group { $name }: values, windows, cuts, order and choice can be asked
# $most (Number)
asked-weight-too-large = a weight is at most { $most }
asked-not-asked = { $name } has a weight and is not asked
asked-nothing = nothing is asked
asked-weights = Asked, and what it weighs:
asked-weights-about = However many questions there are of a kind, together they weigh this much (but in Predict none more than a sixth of all, if there are six). 0 is not asked.
asked-of-course = The course asks: { $asked }

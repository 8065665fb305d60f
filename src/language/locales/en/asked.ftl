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

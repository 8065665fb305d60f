### Claims as sentences that stand alone: what `yomisuji claims` writes.

# $value: "+100 or more".
claims-has = { $at }, { $side } is sure of { $value } { $by }
claims-sentence = { $claim }.
claims-or = , or because { "" }
claims-between = from { $low } to { $high }
claims-withheld = { $claim }, but this bound is not handed down to { $place }.
claims-worth = The value of { $place } is { $value }.
claims-bounded = What has been read says no more of { $place } than that its value is { $value }.
claims-wished = If { $chooser } chose at every node below { $place }, its value would be { $value }.
# $goal: mate, in a mate problem; more, where it is a value above 0. $is: proven or disproven.
claims-proven = From { $place }, { $side } { $is ->
    [proven] can
   *[disproven] cannot
} { $goal ->
    [mate] force mate
   *[more] reach more than 0
}.
claims-best = Of what has been read below { $place }, the best is { $child }, with { $value }.
claims-would = { $at }, { $child } would have become the best with { $value }.
claims-others = { $at }, no other move that has been read is better for whoever chooses there than { $value }.
claims-thought = { $at }, the pass is only imagined: its value is compared with nothing.
claims-cut = Whatever { $skipped } may be worth, the root keeps its value, because { $bounds }.
claims-settles = Whatever { $skipped } may be worth, the value of { $place } stays on the same side of { $than }.
claims-decides = Whatever { $skipped } may be worth, { $child } alone decides whether there is a mate from { $place }.
claims-resumes = { $at }, the search would have gone on if { $child } had been worth { $value }.
claims-question = All that is asked of { $place } is whether its value is { $value }.
claims-scouted = A null window has found the value of { $place } to be { $value }, and so it is read again.
claims-guess = The window of { $place }, { $window }, is a guess: its edges are the values of no move.
claims-selected = { $at }, the search goes on to { $child } by its rule.
claims-separates = { $at }, no other child can be better for { $side } than { $child } is for sure.
claims-interval = The value of { $place } lies { $between }.
claims-mean = The mean of { $place } is { $value }.
claims-mean-within = The mean of { $place } lies { $between }.
claims-limits = No leaf is worth less than { $low } or more than { $high }.
claims-summed = What has been read at { $place }, each value times its probability, adds up to { $value }.
# $visits (Number)
claims-sampled = { $visits ->
    [one] One iteration has
   *[other] { $visits } iterations have
} gone through { $place }; the mean reward for { $side } is { $mean }.
claims-beyond = Whatever { $skipped } may be worth within the limits, the mean of { $place } is { $value }.
claims-needs = If the value of { $place } is { $value }, the mean of { $chance } is { $mean }.
claims-paid = The players get { $value } at { $place }.
claims-gets = At { $place }, { $player } gets { $own } or more, so that { $left } or less is left for any other.
claims-exhausted = Whatever { $skipped } may pay, { $player } gets { $left } or less at { $place }, and is sure of { $has } or more { $by }.
claims-exhausted-all = Whatever { $skipped } may pay, { $player } gets { $left } or less at { $place }: nothing is left for anybody else.
claims-open = On the way to { $place }, nobody is sure of any value yet.
# $plies (Number)
claims-known = The value of { $place } was known already, from a reading { $plies ->
    [one] one ply
   *[other] { $plies } plies
} deep.
# $plies (Number)
claims-known-from = The value of { $place } was known from { $from }, where the same position was read { $plies ->
    [one] one ply
   *[other] { $plies } plies
} deep.
claims-again-drawn = { $place } is the same position as { $of }, which is a draw.
claims-again-lost = { $place } is the same position as { $of }, and { $side } has lost it by giving check all the way.

### Searches that sample: bandits and Monte Carlo tree search.

samples-visits = visits
samples-mean = mean
samples-iterations = finished iterations
samples-visited = nodes in the tree
samples-phase = { $phase }: { $sentence }
samples-phase-select = Selection
samples-phase-expand = Expansion
samples-phase-playout = Playout
samples-phase-back-up = Back-up
# $above (Number)
# $visits (Number)
samples-chosen = {" "}The run is over, and { $child } is chosen: it has the most visits, { $visits } of { $above }.
# $above (Number)
# $visits (Number)
samples-chosen-by-mean = {" "}The run is over, and { $child } is chosen: no move has more visits than its { $visits } of { $above }, and of those with as many it has the best mean.
# $above (Number)
# $visits (Number)
samples-chosen-as-first = {" "}The run is over, and { $child } is chosen: no move has more visits than its { $visits } of { $above }, and of those that are equal in mean, too, it comes first.
samples-outcome = {" "}(A win for { $side } counts 1, a draw ½, a loss 0.)
samples-worth = {" "}The reward of a leaf is its distance from the least value of the tree, divided by the span of the values: ({ $value } − { $least }) / { $span } = { $reward }.
samples-start = Sampling begins at { $place }: each iteration goes down from here, plays on, and comes back.
samples-prior = { $child } has the prior { $prior }.
samples-in-turn = { $child } is next in turn.
samples-new = { $child } has no visit yet, so it comes first.
samples-joins = { $child } is the first child without a visit: it joins the tree.
samples-selects = { $side } selects { $child }: { $terms }
samples-more-than = , more than { $rival } with { $sum }.
samples-first-of = , the same as { $rival } ({ $sum }); of equals the first is taken.
# $above (Number)
# $visits (Number)
samples-drawn = Chance decides: { $child } (probability { $odds }; { $visits } of { $above ->
    [one] one visit
   *[other] { $above } visits
} so far).
# $behind: "½·5 − 2 = ½", probability, visits of the node, visits of the child.
samples-behind = Nobody chooses, and nothing is drawn: of all children { $child } is furthest behind its share of the visits, { $behind }.
samples-behind-first = {" "}Of equals the first is taken.
samples-only = { $side } has one move only: { $child }.
samples-valued = The value of { $place } stands for the play: the reward is { $reward }.
# $plies (Number)
samples-too-long = From { $place } on, { $plies } random moves have no end: a draw, the reward is { $reward }.
samples-is-over = The line ends at { $place }: the reward is { $reward }.
# $plies (Number)
samples-played = From { $place } on, { $plies ->
    [one] one random move leads
   *[other] { $plies } random moves lead
} to an end: the reward is { $reward }.
# $plies (Number)
samples-played-to = From { $place } on, { $plies ->
    [one] one random move leads
   *[other] { $plies } random moves lead
} to { $end }: the reward is { $reward }.
# $visits (Number)
samples-backed-up = The reward { $reward } is added to { $place }, which now has { $visits ->
    [one] one visit
   *[other] { $visits } visits
} and a mean of { $mean }.
samples-why-start = What is asked is not what a move is worth under best play, but which one does best in the samples.
samples-why-prior = The prior says how likely the move is the best one, before anything is tried.
samples-why-in-turn = Every move of the root is tried equally often, however it does.
samples-why-explores = Another child has the better mean; this one has been tried so little that its second term makes up for that (exploration).
samples-why-explores-prior = Another child has the better mean; the second term outweighs that, by a large prior or by few visits so far (exploration).
samples-why-exploits = No other child has a better mean for the side to move: what did well is tried again (exploitation).
samples-why-expand = A child without a visit has no mean to compare; it becomes part of the tree.
samples-why-expand-prior = Before its first visit the mean of a child counts as ½, and its prior says how soon it is tried.
samples-why-playout = Each move is drawn with the same chance. This is not reading ahead: one playout says little, many together say something.
samples-why-drawn = Nobody chooses where chance moves: its draw does not depend on how the children have done.
samples-why-behind = With exact values nothing is left to luck: chance gives every child its share of the visits in turn.
samples-why-playout-chance = The moves of a player are drawn with the same chance each, those of chance with their probabilities. One playout says little, many together say something.
samples-why-only = There is no other move here.
samples-why-over = No move is left, so nothing is drawn: what is reached is the sample.
samples-why-valued = No random moves: the value is the sample.
samples-why-back-up = The reward of the iteration is added to every node on its way, so that the mean of a node is that of all iterations through it.
# $visits (Number)
samples-card = { $visits ->
    [one] One visit
   *[other] { $visits } visits
}; the mean reward for { $side } is { $mean }.
# $visits (Number)
samples-card-drawn = { $child } (probability { $odds }, { $visits ->
    [one] one visit
   *[other] { $visits } visits
}): { $mean }
samples-card-half = Before the first visit, the mean counts as ½.
samples-card-new = Not visited yet.
# $visits (Number)
samples-card-child = { $child } ({ $visits }): { $terms }
samples-legend-line = line with the most visits
samples-legend-unvisited = pale: not in the tree yet
samples-card-after = One more iteration would select, seen from { $side }:
samples-card-next = What would be selected now, seen from { $side }:
samples-card-from = Seen from { $side }:
# $visits (Number)
samples-card-with-prior = { $child } ({ $visits }, P { $prior }): { $terms }
# $count (Number)
samples-card-more = … { $count } more
# $count (Number)
samples-card-new-ones = { $count ->
    [one] One child has
   *[other] { $count } children have
} no visit yet.
# $visits (Number)
samples-spoken = { $visits ->
    [one] one visit
   *[other] { $visits } visits
}, mean { $mean }, 
samples-hint = mean rewards for { $side }, from 0 to 1
samples-place = { $place ->
    [best] chosen
    [read] visited
   *[not-read] not visited
}
# $above (Number)
# $visits (Number)
samples-why-best = At the end of the run { $child } is chosen: it has { $visits } of { $above } visits, and the mean { $mean }.
# $above (Number)
# $visits (Number)
samples-why-counted = { $child } has { $visits } of { $above } visits, and the mean { $mean }.
# $above (Number)
# $visits (Number)
samples-why-not = At the end of the run { $child } has { $visits } of { $above } visits, and the mean { $mean }. { $best }, with { $more } and { $theirs }, is chosen: visits count, and the mean only where they are equal.
samples-why-not-new = { $child } has no visit yet. { $best }, with { $more } and the mean { $theirs }, is chosen.
samples-why-none = { $child }: nothing has been tried here yet.
samples-why-next = It would be selected next.
samples-why-more = It would be selected next if its rewards for { $side } added up to { $more } more.
samples-minimax-agrees = { $reader }, which reads every leaf, finds nothing better: { $child } is worth { $own }.
samples-minimax-differs = { $reader }, which reads every leaf, prefers { $other }, worth { $best }; { $child } is worth { $own }.
# $all (Number)
# $visits (Number)
samples-reply-met = The best reply, { $reply }, has { $visits ->
    [0] none
   *[other] { $visits }
} of the { $all } visits.
# $all (Number)
# $at (Number)
samples-playout-at = random moves: { $at } of { $all } { $name }
samples-playout-on = one random move on
samples-playout-back = one random move back
# $count (Number)
samples-times = { $count ->
    [one] one iteration
   *[other] { $count } iterations
}
samples-seeded = seed { $seed }
samples-constant = constant C
samples-seed = seed
samples-changed = Mean of the root and its visits: { $from } → { $to }.
samples-changed-nodes = Means and visits that differ: { $nodes }.
# $least (Number)
# $most (Number)
samples-not-in-range = '{ $text }' is no whole number from { $least } to { $most }

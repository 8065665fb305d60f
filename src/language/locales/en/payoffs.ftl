### Several players, each with payoffs of its own: max^n and paranoid search.

# $player (Number)
payoffs-player = Player { $player }

## Sentences of steps

payoffs-start = Reading starts from { $place }, where { $player } is to choose.
payoffs-down = Go down to { $child }, where { $player } is to choose.
payoffs-leaf = { $place } is a leaf: it pays { $paid }.
# $gain, $old: the payoffs of the player who chooses. $paid: those of all players.
payoffs-gets = { $how ->
    [first] { $at }, { $player } gets { $gain } with { $child }. It is the first value: { $paid }.
    [better] { $at }, { $player } gets { $gain } with { $child }, more than the { $old } of { $before }. The best so far is { $paid }.
    [same] { $at }, { $player } gets { $gain } with { $child }, as much as with { $before }, which stays.
   *[worse] { $at }, { $player } gets { $gain } with { $child }, less than the { $old } of { $before }, which stays.
}
# $gain, $old: the payoffs of the first player, $first.
payoffs-leaves = { $how ->
    [first] { $at }, { $player } leaves { $gain } for { $first } with { $child }. It is the first value: { $paid }.
    [better] { $at }, { $player } leaves { $gain } for { $first } with { $child }, less than the { $old } of { $before }. So far { $player } would choose { $child }: { $paid }.
    [same] { $at }, { $player } leaves { $gain } for { $first } with { $child }, as much as with { $before }, which stays.
   *[worse] { $at }, { $player } leaves { $gain } for { $first } with { $child }, more than the { $old } of { $before }, which stays.
}
# The rest of $child was skipped.
payoffs-too-little = { $at }, { $player } gets { $left } or less with { $child }: { $before }, with { $old }, stays.
# $best: "with D". $own, $has and $left: payoffs.
payoffs-cut = { $at }, { $player } gets { $own } { $best }. Of { $sum }, at most { $left } is left for { $other }, who has { $has } { $by } { $above } already: { $skipped } need not be read.
payoffs-cut-all = { $at }, { $player } gets all { $sum } { $best }. Nothing is left for anybody else: { $skipped } need not be read.
payoffs-exit = { $place } pays { $paid }: { $player } chooses { $best }.
payoffs-exit-cut = { $place } returns { $paid }.
payoffs-done = Done. { $player } chooses { $best }: it pays { $paid }.

## Reasoning and cards

payoffs-rule-own = { $player } takes the branch with the greatest payoff of their own; what the others get does not count.
payoffs-rule-first = { $player } takes the branch with the greatest payoff of their own, and takes everybody else for an opponent.
payoffs-rule-against = { $player } is taken to play against { $first }, and takes what pays { $first } least.
payoffs-why-leaf = The payoffs stand in the order of the players.
payoffs-why-same = Of equal payoffs the first one stays, whatever the others get there.
payoffs-why-cut = No payoff is negative, and all of them together are { $sum } at the most.
payoffs-why-exit = A node returns the payoffs of the branch that is chosen there, those of all players.
payoffs-why-exit-cut = What { $player } would get from what was skipped is not known.
payoffs-card-leaf = A leaf: what each player gets, in their order.
payoffs-card-nothing = { $player } is to choose here; nothing has come back yet.
payoffs-card-so-far = { $player } is to choose here; { $best } is the best so far.
payoffs-card-chooses = { $player } chooses { $best }.
payoffs-card-cut = { $at }, what { $player } has leaves { $left } or less for { $above }, no more than { $above } has elsewhere.
payoffs-card-all = { $at }, { $player } has everything: nothing is left for anybody else.

# $nodes: "B, C".
payoffs-hidden = { $nodes } are one information set, joined by a dotted line: whoever moves there does not know at which of them. A value of one of them alone means nothing, so nothing is backed up here.

## Questions

payoffs-ask-cut = A value has come back to { $place }. Are the moves that are left read, too?
payoffs-hint-cut = How much of the sum is left for the player above?
payoffs-hint-own = Compare what { $player } gets in each.
payoffs-hint-against = Compare what { $first } gets in each: { $player } wants it to be little.
payoffs-hint-how = The best so far is { $held }, and what comes back is { $came }.
payoffs-hint-has = { $player } has { $own } here already.
# $left: "≤ 3". On the edge of a cut.
payoffs-left = { $left } left

## Sheets

# $rule: what whoever moves there takes, as a sentence.
payoffs-other-chosen = { $rule } What stands here are the payoffs of another branch.
payoffs-pruned-too-much = More of the sum could still be left for the player above than that one has: this has to be read.

### B*: the interval that holds a node's value, from the pessimistic to the optimistic one.

intervals-name = interval
intervals-pessimistic = pessimistic value
intervals-pessimistic-means = The lower end of the interval that holds a node's value: for Black it is no worse than that. Before the node is expanded it is known beforehand, afterwards it follows from the children.
intervals-optimistic = optimistic value
intervals-optimistic-means = The upper end of the interval that holds a node's value: for Black it is no better than that. Before the node is expanded it is known beforehand, afterwards it follows from the children.
intervals-prove-best = ProveBest
intervals-prove-best-means = The strategy of B* that reads the move of the root of which most can be hoped, so as to find out whether more of it is sure.
intervals-disprove-rest = DisproveRest
intervals-disprove-rest-means = The strategy of B* that reads, of the other moves of the root, the one of which most can be hoped, so as to find out whether there is less to be hoped of it.

## Fields, columns and verdicts

intervals-pessimistic-field = pessimistic
intervals-optimistic-field = optimistic
intervals-pessimistic-heading = Pess.
intervals-optimistic-heading = Opt.
# The pessimistic values of moves in a group.
intervals-pessimistic-range = pess. { $range }
intervals-optimistic-range = opt. { $range }
intervals-wrong = wrong interval
intervals-wrong-why = Where Black (MAX) chooses, take the greatest of the pessimistic and the greatest of the optimistic values of the children; where White (MIN) chooses, the least.
intervals-wrong-pessimistic = wrong pessimistic value
intervals-wrong-pessimistic-why = The optimistic value is right. The pessimistic one is found by the same rule from the children's pessimistic values.
intervals-wrong-optimistic = wrong optimistic value
intervals-wrong-optimistic-why = The pessimistic value is right. The optimistic one is found by the same rule from the children's optimistic values.
intervals-swapped = ends swapped
intervals-swapped-why = The pessimistic value stands on the left, the optimistic one on the right: here it is the other way round.
intervals-about = The algorithm is { $algorithm }. It looks for the best move of { $side } at the root. All values are for Black (MAX).
intervals-write = Write the last pessimistic value, Enter, the last optimistic value. Nodes that were never expanded show the interval that they were made with. Leave empty the nodes that were never made.
intervals-print = What is the last interval of each node, from its pessimistic to its optimistic value?

## Questions

intervals-asked = intervals
intervals-ask = The interval of { $place } is counted anew from its children. What is it then?
intervals-rule = Both ends follow from the children by one rule.
intervals-rule-max = Black (MAX) chooses: each end is the greatest of the children's.
intervals-rule-min = White (MIN) chooses: each end is the least of the children's.
intervals-follow = It goes down to a node that is not expanded.
intervals-hint-greatest = Black (MAX) chooses: to the child with the greatest optimistic value; of equals, the first.
intervals-hint-least = White (MIN) chooses: to the child with the least pessimistic value; of equals, the first.
intervals-hint-root = At the root a strategy decides. Can any other move still be better than the most hopeful one is for sure? Then compare the squares of the depths.

## The steps

intervals-start = The search starts from { $place }. It asks which move is best for { $side }, and not exactly what it is worth.
intervals-estimate = { $child } is not expanded. Its value lies in { $interval }.
intervals-proves-best = ProveBest: { $side } hopes for most with { $child }, for { $number }. It is read, to see whether more of it is sure.
intervals-disproves-rest = DisproveRest: { $side } is sure of { $held } with { $best }. Of the rivals most can be hoped of { $child }, { $number }: it is read, to see whether that is too much.
intervals-down = { $side } chooses, and hopes for most with { $child }, for { $number }: the search goes there.
intervals-counted = { $state ->
    [new] { $place } is expanded:
   *[again] { $place } is counted anew:
    [same] { $place } is counted anew:
} pessimistic value { $lower }; optimistic value { $upper }{ $state ->
    [same] {" "}(as before)
    [new] {""}
   *[again] {""}
}.
# One end of many children.
# $count (Number)
intervals-greatest-of = the greatest of its { $count } children's
intervals-left = What { $child } is worth is not known exactly: the search comes back with its interval, { $interval }.
intervals-came-back = { $child } comes back with its value, { $value }.
intervals-chosen = { $child } is proven best: { $side } is sure of { $held } with it, and of no other move can more be hoped.
intervals-only-move = { $child } is the only move, so there is nothing to prove.
intervals-never-expanded = { $child } was never expanded; its interval is a single value, { $value }, and that decides { $place }.
intervals-point = { $place } is worth { $value }, and the search returns that.
intervals-done = { $is ->
    [exact] The search is done, and { $child } is chosen: { $place } is worth { $value }.
   *[bounded] The search is done, and { $child } is chosen: { $place } is worth { $value }. How much exactly need not be known.
}

## The reasoning

intervals-why-start = Every node has an interval that holds its value. Once no other move can be better than the best one is for sure, that is proven, whatever the exact values are.
intervals-why-estimate = { $from ->
    [leaves] Of the leaves below it, the least is { $first } and the greatest { $second }.
   *[given] These two ends were given with the tree.
}
intervals-why-proves-best = { $why ->
    [sure] There is a rival with which { $side } is sure of more than with { $child }: reading it cannot take away the hope of more than that.
   *[depths] The squares of the depths: { $rivals } for the rivals together, { $own } for { $child }. DisproveRest is chosen only if the rivals have less.
}
intervals-why-disproves-rest = The squares of the depths: { $rivals } for the rivals together, less than { $own } for { $best }.
intervals-why-down = The end of the interval that { $side } hopes for comes from this child.
intervals-why-left = The value is known only once both ends are equal.
intervals-why-leaf = A leaf has an interval with two equal ends: its value.
intervals-why-point = Both ends of its interval are equal.
intervals-why-chosen = With the others { $side } can hope for { $most } at most.
intervals-why-done = { $is ->
    [exact] Both ends of its interval are equal.
   *[bounded] The best move was proven by comparing intervals alone.
}

## Why not this move

intervals-lies-in = The value of { $child } lies in { $interval }.
intervals-why-best = { $child } is chosen: { $side } is sure of { $held } with it, and of no other move can more be hoped.
intervals-why-not = With { $best } { $side } is sure of { $held }, and no more than { $hope } can be hoped here.
intervals-why-not-made = { $child } was never made, because { $place } was not expanded: nothing is known of it by itself.

## The card of a node

intervals-card-not-expanded = Not expanded: its value lies in { $interval }.
intervals-card-chooses = { $side } chooses: each end is the best of the children's.
intervals-card-leaf = A leaf, with the value { $value }.
intervals-card-worth = Both ends are equal: it is worth { $value }.
# For a screen reader, before the rest.
intervals-hint = which move is best for { $side }; the nodes show between which values they lie
intervals-spoken = value from { $pessimistic } to { $optimistic },{" "}

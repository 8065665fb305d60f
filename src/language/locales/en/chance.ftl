### Where chance moves: expectiminimax, Star1 and Star2.

## Sentences of steps

# The root of Star1 and Star2.
chance-limits = Reading starts from { $place }. Every value lies from { $low } to { $high }: the window begins there.
chance-start = Reading starts from { $place }, where chance moves.
chance-entered = Go down to { $child }, where chance moves.
chance-entered-window = Go down to { $child }, where chance moves; { $window }.
chance-probe = Only one answer to { $child } is read at first, for a bound of its value; { $window }.
chance-probe-returns = { $place } returns { $value }: { $side } has { $child } there, and the other answers wait.
chance-again = { $child } is read in full now; { $window }.
# $terms: "½·3 + ½·?".
chance-sums-up = { $child } gives { $value }. The mean of { $place } adds up to { $sum } so far: { $terms }.
chance-mean = { $child } gives { $value }. With that, the mean of { $place } is { $terms } = { $mean }.
chance-lies = { $child } gives { $value }: now the mean of { $place } lies from { $low } to { $high }{ $left ->
    [some] , whatever is left
   *[none] ; of some values below, only a bound is known
}.
# A value of a first answer, which is not read again.
chance-known = { $place } is known already: { $value }. It is not read again.
chance-why-known = It was read while only first answers were.
# What is skipped, where first answers to some of it have been read: "the rest of C1 and C2".
chance-rest-of = the rest of { $skipped }
chance-may-be-more = What was not read counts for as little as it can be; it may be more, so { $value } is only a lower bound.
chance-may-be-less = What was not read counts for as much as it can be; it may be less, so { $value } is only an upper bound.
chance-probed = The first answer to { $child } says { $value }: now the mean of { $place } lies from { $low } to { $high }.
# $value: "+4⅕ or less", as the mean of the node.
chance-even = Even if { $skipped } were worth { $rest }, the mean of { $place } would be { $value }.
# After probes.
chance-even-probed = By the first answers, the mean of { $place } is { $value }, whatever is left.
chance-has = But { $above }, { $other } has { $bound } { $by } already: { $skipped } need not be read.
# Of a mean further up. $needed: "+4 or less".
chance-needs = { $above }, { $child } no longer matters if it is worth { $needed }: { $skipped } need not be read.
chance-all = No value lies beyond { $bound }: { $skipped } need not be read.
chance-returns = { $place } returns { $value }: that is enough.
chance-finished = { $place } is finished: its mean is { $value }.
chance-done = Done. The mean of { $place } is { $value }.

## Reasoning

chance-why-mean = Nobody chooses at { $place }: its value is the mean of its children's, each times its probability.
chance-why-weighs = { $child } counts with its probability, { $odds }.
chance-why-probe = Whatever they are worth, { $side } need not put up with worse than that.
chance-why-sum = { $terms } = { $value }.
chance-why-limits = No leaf is worth less than { $low } or more than { $high }.
# $edge and $mean: "+4 or less".
chance-why-needs = If { $child } is worth { $edge }, the mean of { $place } is { $mean }, whatever the moves of chance beside it are worth.

## Cards, boards and questions

chance-name = chance
chance-card = Chance moves here: nobody chooses.
chance-card-open = Chance moves here; not all of its moves are read yet.
# Asked why the move to { $child } is not chosen.
chance-why-by-chance = Whether { $child } comes up is decided by chance at { $place }: nobody chooses it.
chance-variable = mean
chance-hint-mean = Where chance moves, every value counts, as often as its move comes up.
chance-hint-mean-how = Multiply each value by its probability, and add up: { $terms }.
chance-hint-cut = Put the best possible value, and the worst one, in place of what is unread: can the mean still matter above?
chance-hint-cut-how = The mean of { $place } lies from { $low } to { $high }.

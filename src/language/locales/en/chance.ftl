### Where chance moves: expectiminimax, Star1 and Star2.

## Sentences of steps

# The root of Star1 and Star2.
chance-limits = Reading starts from { $place }. Every value lies from { $low } to { $high }: the window begins there.
chance-entered = Go down to { $child }, where chance moves.
chance-entered-window = Go down to { $child }, where chance moves; { $window }.
chance-probe = Only one answer to { $child } is read at first, for a bound of its value; { $window }.
chance-probe-returns = { $place } returns { $value }: { $side } has { $child } there, and the other answers wait.
chance-again = { $child } is read in full now; { $window }.
# $terms: "½·3 + ½·?".
chance-sums-up = { $child } gives { $value }. The mean of { $place } adds up to { $sum } so far: { $terms }.
chance-mean = { $child } gives { $value }. With that, the mean of { $place } is { $terms } = { $mean }.
chance-lies = { $child } gives { $value }: now the mean of { $place } lies from { $low } to { $high }, whatever is left.
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
chance-done = Done. The mean of all moves of chance is { $value }.

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
chance-variable = mean
chance-hint-mean = Where chance moves, every value counts, as often as its move comes up.
chance-hint-mean-how = Multiply each value by its probability, and add up: { $terms }.
chance-hint-cut = Put the best possible value, and the worst one, in place of what is unread: can the mean still matter above?
chance-hint-cut-how = The mean of { $place } lies from { $low } to { $high }.

### The reasoning of a step: its claims in words. It follows the sentence of the step.

## Entering

why-leaf-entered = It is a leaf: its value is settled here.
# $how: chosen, where the player chooses; wished, where it is the opponent's choice (wishful reading).
# $function (String)
# $how (String)
# $chooser (String)
why-goal = Its value is the { $function } of its children, { $how ->
    [wished] as if { $chooser } chose here
   *[chosen] because { $chooser } chooses
}.
# $at (String)
# $side (String)
# $value (String)
# $by (String)
why-has = { $at }, { $side } already has { $value } with { $by }: only a value better for { $side } could change that.
# $than (String)
why-question = No value fits between the edges of a null window, so all it tells is whether the value is { $than } or not.
# At a step after the question was asked.
# $than (String)
why-asks-still = All that is asked here is whether the value is { $than }.
# $state (String)
why-guess = The window at the root is a guess{ $state ->
    [open] {" "}on one side
   *[closed] {""}
}: if the value of the root lies outside, the root is read again.
why-guessed = That bound is no move's value, only a guess from the previous iteration.
why-test = Values are whole numbers, so none lies inside a window that is 1 wide: what comes back is a lower or an upper bound of the root.
why-tested = The window comes from the root, as the question of this pass: its edges are nobody's values.
why-open = Neither side has a value yet, so any value matters.
# $at (String)
# $side (String)
# $value (String)
# $by (String)
why-withheld = { $at }, { $side } already has { $value } with { $by }; but that bound is not handed down this far.

## Leaves and stopping

why-no-move = There is no move to read, and nothing to compare.
# $value (String)
why-passed-up = { $value } is passed up to the parent unchanged.
# $low (String)
# $number (String)
# $high (String)
why-inside = { $low } < { $number } < { $high }: it lies inside the window.
# $number (String)
# $sign (String)
# $edge (String)
why-outside = { $number } { $sign } { $edge }: it lies on or beyond the edge of the window.
# $value (String)
# $than (String)
why-may-stop = Stopping is a choice, so the best begins at { $value }. Only a move worth { $than } changes it.

## Values that come back

why-pass-thought = The value of this pass is not compared with the best: only moves that can be played are.
# $function (String)
# $nothing (String)
# $value (String)
why-nothing-to-compare = { $function }({ $nothing }, { $value }) = { $value }: there was nothing to compare it with.
# $value (String)
# $better (String)
# $old (String)
# $function (String)
# $worse (String)
# $before (String)
why-improves = { $value } { $better } { $old }, so { $function }({ $old }, { $value }) = { $value }. Had it been { $old } or { $worse ->
    [less] less
   *[more] more
}, { $before } would still be the best.
# $value (String)
# $notbetter (String)
# $old (String)
# $function (String)
# $than (String)
why-keeps = { $value } { $notbetter } { $old }, so { $function }({ $old }, { $value }) = { $old }. Only a value of { $than } would change the best.
# $value (String)
# $notbetter (String)
# $old (String)
# $function (String)
why-tie = { $value } { $notbetter } { $old }, so { $function }({ $old }, { $value }) = { $old }. Of equal values the first one stays.
why-scout-only = What a scout returns is only a bound; to know the value, the move has to be read again.

## Windows

# $to (String)
# $better (String)
# $from (String)
# $function (String)
# $wants (String)
# $side (String)
# $state (String)
# $reached (String)
# $limit (String)
why-narrowed = { $to } { $better } { $from }, so { $function }({ $from }, { $to }) = { $to }. From now on { $to } or { $wants ->
    [larger] less
   *[smaller] more
} is of no use to { $side } here. { $state ->
    [closed] With { $to } { $reached } { $limit } the window is closed.
   *[open] { $to } { $reached } { $limit } still holds, so any move that is left matters.
}

## Cuts

why-window-closed = The window is closed.
# { $value } has reached { $bound }: +300 ≧ +100.
# $value (String)
# $sign (String)
# $bound (String)
why-reaches = { $value } { $sign } { $bound }.
# $place (String)
# $value (String)
# $wants (String)
# $at (String)
# $other (String)
# $bound (String)
# $by (String)
why-root-stays = Whatever the rest is worth, { $place } is { $value } or { $wants ->
    [larger] more
   *[smaller] less
}; but { $at }, { $other } has { $bound } with { $by } instead, so the value of the root does not change.{ $others ->
    [0] {""}
    [one] {" "}One more bound above would suffice as well.
   *[other] {" "}{ $others } more bounds above would suffice as well.
}
# $place (String)
# $value (String)
# $wants (String)
why-answer-stays = Whatever the rest is worth, { $place } is { $value } or { $wants ->
    [larger] more
   *[smaller] less
}: that is enough for what was asked.
why-only-bound = This is the only bound that suffices.
# $child (String)
# $worse (String)
# $past (String)
# $skipped (String)
why-resumes = Had { $child } been worth { $worse ->
    [less] less
   *[more] more
} than { $past }, reading would have gone on with { $skipped }.
why-cut-by-pass = If even passing is enough, some move is assumed to be enough, too. In zugzwang, where every move is worse than passing, that may be wrong.
why-cut-by-margin = That is a guess: the plies left were not expected to take so much away. Nothing has been read here.
why-cut-by-table = The value in the table was read deep enough. A shallower one would have had to be read again.
why-cut-settled = The answer is yes or no: once one move settles it, no other can change it.

## Leaving a node

# $value (String)
why-may-be-more = The moves that were skipped may be better, so { $value } is only a lower bound.
# $value (String)
why-may-be-less = The moves that were skipped may be better, so { $value } is only an upper bound.
# $value (String)
why-fails-at-least = { $value } lies outside the window, so it is only a lower bound.
# $value (String)
why-fails-at-most = { $value } lies outside the window, so it is only an upper bound.
# $value (String)
# $function (String)
# $chooser (String)
why-wished = { $value } is the { $function } here: the value { $chooser } likes best.
# $value (String)
# $function (String)
# $wants (String)
why-others = { $value } is the { $function }: nothing else that was read here is worth { $wants ->
    [less] more
   *[more] less
}.

## Tables, candidates, depths and what else there is

why-recalled = The table takes a position to be worth the same whichever way it is reached, and this value was read deep enough.
why-repeat = The rule asks for the fourth occurrence. The search takes the second for it: whoever wants to repeat can go on doing so.
why-provisional = The provisional value only ranks the moves: it decides which of them are read, not what they are worth.
why-candidate = Only candidates are read. If the best move is not among them, it is not found.
why-iteration = A shallow reading is cheap, and puts the moves of the next depth in a better order.
why-passes = There are as many passes as it takes until the lower and the upper bound of the root are the same number.
# $value (String)
why-bounds-meet = The answers of the passes together make { $value } both the lower and the upper bound of the root.
why-asked = The root is settled, so this is no part of the search: whatever comes out, the root does not change.
why-pass = The pass is tried not for want of moves, but to see what happens if nothing is done. The pass itself cannot be played.
why-reduce = Good moves should stand in front, so later ones are checked less deeply. If one turns out better, it is read in full.
why-extend = To stop here would be to evaluate an unsettled position. An ordinary move is not extended.
why-skip = It is a guess that the search cannot prove: if the move was good after all, the value may be wrong.
why-leave = A guess or a scout says so, and the value is compared only once it has been read as deeply as the others.
why-numbers = These numbers say what is read next.
# $count (Number)
why-guessed-away = { $count ->
    [one] One move was left out on a guess and does not count here.
   *[other] { $count } moves were left out on a guess and do not count here.
}

### The reasoning of a step: its claims in words. It follows the sentence of the step.

## Entering

why-leaf-entered = It is a leaf: nothing is read below it.
# $how: chosen, where the player chooses; wished, where it is the opponent's choice (wishful reading).
why-goal = The value of { $place } is the { $function ->
    [max] largest of its children's (max)
   *[min] smallest of its children's (min)
}, { $how ->
    [wished] as if { $chooser } chose here
   *[chosen] because { $chooser } chooses
}.
why-has = { $at }, { $side } { $holds }: only a value better for { $side } could change that.
why-question = No value fits between the edges of a null window, so all it tells is whether the value is { $than } or not.
# At a step after the question was asked.
why-asks-still = All that is asked here is whether the value is { $than }.
why-guess = The window at the root is a guess{ $state ->
    [open] {" "}on one side
   *[closed] {""}
}: if the value of the root lies outside, the root is read again.
why-guessed = The edge of the window, { $edge }, is no move's value: it is a guess from the last depth.
why-test = Values are whole numbers, so none lies inside a window that is 1 wide: what comes back is a lower or an upper bound of the root. Its edges are nobody's values, here and at every node below that has them.
why-open = Neither side has a value yet, so any value matters.
why-withheld = { $at }, { $side } { $holds }; but that bound is not handed down this far.

## Leaves and stopping

why-no-move = There is no move to read, and nothing to compare.
why-passed-up = { $value } is passed up to the parent unchanged.
why-inside = { $low } < { $number } < { $high }: it lies inside the window.
why-outside = { $number } { $sign } { $edge }: it lies on or beyond the edge of the window.
why-may-stop = Stopping is a choice, so the best begins at { $value }. Only a move worth { $than } changes it.

## Values that come back

why-pass-thought = The value of this pass is not compared with the best: only moves that can be played are.
why-nothing-to-compare = { $function }({ $nothing }, { $value }) = { $value }: there was nothing to compare it with.
why-improves = { $value } { $better } { $old }, so { $function }({ $old }, { $value }) = { $value }. Had { $useless } come back, { $before } would still be the best.
why-keeps = { $value } { $notbetter } { $old }, so { $function }({ $old }, { $value }) = { $old }. Only { $than } would change the best.
why-tie = { $value } { $notbetter } { $old }, so { $function }({ $old }, { $value }) = { $old }. Of equal values the first one stays.
why-again-same = A scout only asks; this reading has found the value.
# Both bounds are of the same child.
why-again-meets = A lower and an upper bound that are equal leave one value, { $value }.
why-again-better = { $old } was the scout's bound of { $child } itself: nothing else is compared.
why-scout-only = What a scout returns is only a bound; to know the value, the move has to be read again.

## Windows

why-narrowed = { $to } { $better } { $from }, so { $function }({ $from }, { $to }) = { $to }. From now on only { $more } is of use to { $side } here. { $state ->
    [closed] With { $to } { $reached } { $limit } the window is closed.
   *[open] { $to } { $reached } { $limit } still holds, so any move that is left matters.
}

## Cuts

why-window-closed = The window is closed.
# { $value } has reached { $bound }: +300 ≧ +100.
why-reaches = { $value } { $sign } { $bound }.
# $guess: whether the search guesses, so that this holds for its reading alone.
why-root-stays = { $guess ->
    [true] By this reading, whatever the rest is worth,
   *[false] Whatever the rest is worth,
} { $place } is { $value }; but { $at }, { $other } has { $bound } { $by } instead, so the value of the root does not change.{ $others ->
    [0] {""}
    [one] {" "}One more bound above would suffice as well.
   *[other] {" "}{ $others } more bounds above would suffice as well.
}
why-answer-stays = { $guess ->
    [true] By this reading, whatever the rest is worth,
   *[false] Whatever the rest is worth,
} { $place } is { $value }: that is enough for what was asked.
why-only-bound = This is the only bound that suffices.
# $past: less than a number, or more.
why-resumes = Had { $child } been { $past }, reading would have gone on with { $skipped }.
why-cut-by-pass = If even passing is enough, some move is assumed to be enough, too. In zugzwang, where every move is worse than passing, that may be wrong.
why-cut-by-margin = The plies left were not expected to take so much away. Nothing has been read here.
why-cut-by-table = The value in the table was read deep enough. A shallower one would have had to be read again.
why-cut-settled = The answer is yes or no: once one move settles it, no other can change it.

## Leaving a node

# $guess: whether the rest was skipped on a guess.
why-may-be-more = { $guess ->
    [true] Only if the guess is right is { $value } a lower bound.
   *[false] The moves that were skipped may be better, so { $value } is only a lower bound.
}
why-may-be-less = { $guess ->
    [true] Only if the guess is right is { $value } an upper bound.
   *[false] The moves that were skipped may be better, so { $value } is only an upper bound.
}
# Of a bound where the question is who wins.
why-extreme = No value lies beyond { $value }, so the bound is the value.
# The same of a mate: "mate in 3 or sooner".
why-fails-mate = Of what was read here, no more is known than { $value }.
why-fails-at-least = Of the moves that come to { $value }, no more is known than that they are at least that: so it is only a lower bound.
why-fails-at-most = Of the moves that come to { $value }, no more is known than that they are at most that: so it is only an upper bound.
# What a pass of MTD(f) has asked at the root.
why-pass-answered = All that this pass has asked is: at { $whose ->
    [most] most
   *[least] least
} { $number }? { $answer ->
    [yes] Yes.
   *[no] No.
}
why-wished = { $value } is the { $function } here: the value { $chooser } likes best.
why-others = { $guess ->
    [true] By what was read, and guessed, { $value } is the { $function }.
   *[false] { $value } is the { $function }: nothing else that was read here is worth { $wants ->
        [less] more
       *[more] less
    }.
}

## Tables, candidates, depths and what else there is

# $from: here, where it was read at an earlier visit of the same node.
why-recalled = { $from ->
    [here] It was found at an earlier visit of this node,
   *[other] The table takes a position to be worth the same whichever way it is reached. This value was
} read as deep as is asked for here, and is enough for the window.
why-repeat = The rule asks for the fourth occurrence. The search takes the second for it: whoever wants to repeat can go on doing so.
why-provisional = The provisional value only ranks the moves: it decides which of them are read, not what they are worth.
why-candidate = Only candidates are read. If the best move is not among them, it is not found.
why-iteration = A shallow reading is cheap, and puts the moves of a deeper one in a better order.
# $before (Number)
why-iteration-again = The move that was the best at depth { $before } is read first.
why-passes = There are as many passes as it takes until the lower and the upper bound of the root are the same number.
why-bounds-meet = This pass has found the one bound, an earlier one the other.
why-asked = The root is settled, so this is no part of the search: whatever comes out, the root does not change.
why-pass = The pass is tried not for want of moves, but to see what happens if nothing is done. The pass itself cannot be played.
why-pass-tested = Some move is expected to be at least as good as a pass. If the pass is enough, no move is read: that saves work. The pass itself cannot be played.
why-reduce = Good moves should stand in front, so later ones are checked less deeply. If one turns out better, it is read in full.
why-extend = To stop here would be to evaluate an unsettled position. An ordinary move is not extended.
why-skip = { $reason ->
    [futile] Even with what the move may win, the static value is not expected to come into the window.
    [late] Of quiet moves that stand so far behind, one is seldom the best.
    [exchange] What it takes is worth less than what is taken back.
   *[unknown] The reason was not recorded.
} If the move was good after all, the value may be wrong.
why-leave-reduced = What a shallower reading finds is a guess. It is compared only when it has been read as deep as the move would be without it.
why-leave-scouted = Where the search guesses, a scout may guess, too: only the reading that follows is compared.
why-numbers = These numbers say what is read next.
# $count (Number)
why-guessed-away = { $count ->
    [one] One move was left out on a guess and does not count here.
   *[other] { $count } moves were left out on a guess and do not count here.
}
# $count (Number)
why-guessed-shallower = { $count ->
    [one] One of the moves was read less deeply, on a guess.
   *[other] { $count } of the moves were read less deeply, on a guess.
}
why-guessed-table = That depth may be a reduced one, and the value may rest on guesses.
why-guessed-below = Guesses further below, or in the table, may make it wrong.

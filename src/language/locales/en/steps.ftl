### What happens in a step of a search, as a sentence or two. Names of nodes and moves are given.

## Numbers and lists

# What a side has, after its name: "already has +100 with C".
steps-holds = { $mated ->
    [true] is mated even with { $child }
   *[false] already has { $value } { $by }
}
steps-at-least = at least { $value }
steps-at-most = at most { $value }
steps-or-more = { $value } or more
steps-or-less = { $value } or less
# A mate, or a sooner one.
steps-or-sooner = { $value } or sooner
# No sooner mate than this one.
steps-or-later = { $value } at the soonest
# A value that a child has by a guess alone.
steps-by-guess = { $value }, by a guess
# A value that a child has by a reading of fewer plies.
steps-by-reduced = { $value } by this shallower reading
steps-value-of = { $before } ({ $value })
steps-more-than = more than { $than }
steps-less-than = less than { $than }
# $than: a mate.
steps-sooner-than = sooner than { $than }
# $than: a mate.
steps-later-than = later than { $than } or no mate
# Between the names of a list.
steps-between = {", "}
# The last two of a list.
steps-and = { $first } and { $last }
# A child by which a side has a value.
steps-by-move = with { $child }
# The same of stopping, which has a name: standing pat, declining.
steps-by-stopping = by { $child }
steps-the-pass = the pass
# Between two sentences.
steps-space = {" "}
steps-and-more = { $names } and { $more ->
    [one] one more
   *[other] { $more } more
}
# A window as a clause.
steps-window = the window is { $window }
steps-matters = only { $window } matters

## Going down

# $wants: whether the side to move wants the larger or the smaller number.
steps-start = Reading starts from { $place }. { $side } is to move and wants the { $wants ->
    [larger] largest
   *[smaller] smallest
} value.
steps-down-leaf = Go down to { $child }.
steps-down = Go down to { $child }. { $side } is to move.
steps-down-window = Go down to { $child }. { $side } is to move; { $window }.
steps-deeper = { $plies ->
    [one] One ply is
   *[other] { $plies } plies are
} added here, because { $why }.
steps-scout = Scout { $child }: is it { $than }? For this, { $window }.
steps-again = { $child } is better, so it is read again to find out by how much; { $window }.
steps-again-guessed = { $child } looks better, so it is read again before that counts; { $window }.
# $found: what the scout found, as in "≧ +120".
steps-again-found = The scout said { $child } { $found }, so { $child } is read again to find out by how much; { $window }.
# Where a value of a node that is read again, from its scout, is an edge of the window.
steps-rereading = The scout said { $child } { $found }; { $child } is being read again.
# The root, with a window round the value of the last iteration.
# $margin (Number)
steps-aspires = The value of the last depth, { $value }, serves as a guess: only values less than { $margin } away from it are asked for, { $window } (an aspiration window).
steps-wider = The value lay outside the window: the root is read again with a wider one, { $window }.
steps-opens = The value lay outside the window: the root is read again with the window wide open.
# The root, in a pass of MTD(f).
steps-tests = One thing is asked: on which side of the window does the value of the root lie? The window is { $window }.
steps-dream = Wishful reading starts from { $place }: { $side } expects the opponent to play whatever { $side } would like.
steps-exchange = Read { $place }. { $side } is to move: take or decline?
steps-try = Try { $child }. Now it is { $side }'s turn.

## Leaves and stopping

# $what: a clause, such as "its static value is +100".
steps-leaf = { $place } is a leaf: { $what }.
steps-leaf-because = { $place } is a leaf ({ $because }): { $what }.
steps-its-value = its { $what } is { $number }
# Of a leaf whose value says who has won, or that nobody has in time.
steps-counts-as = it counts as { $number }
steps-sum = the pieces count { $standing }, the exchange that { $capture } begins { $change }, together { $value }
steps-no-exchange = the pieces count { $value }, and no exchange wins anything
steps-nothing-to-take = { $at }, { $side } has nothing left to take with: the value is the balance so far, { $value }.
steps-decline = { $at }, if { $side } declines, the value is { $value }. Is taking better?
steps-stand-pat = { $at }, { $side } can stand pat at { $value }. Is a capture or another forcing move better?

## Why lines end

steps-end-depth = the depth is used up
steps-end-no-capture = beyond the horizon, with nothing left to take
steps-end-no-sharp-move = beyond the horizon, with no forcing move left
steps-end-limit = the plies beyond the horizon are used up, too
steps-end-nothing-selected = no class of moves calls for one
steps-end-over = no move is left to read
steps-end-finished = the game is over

## Values that come back

steps-first = { $child } returns { $value }: { $side }'s first value { $at }, and the best so far.
steps-better = { $child } is { $value }, { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $old }: { $at }, { $side }'s best becomes { $value }.
steps-same = { $child } is { $value }, the same as { $before }: { $at }, { $side } keeps { $still } { $by }, which came first.
steps-not-better = { $child } is { $value }, not { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $old }: { $at }, { $side }'s best stays { $still }.
steps-scout-better = The scout finds { $child } to be { $value }: { $at }, it becomes { $side }'s best.
steps-again-better = Read again, { $child } is { $value }, better than the scout found: { $at }, it is { $side }'s best.
steps-again-same = Read again, { $child } is { $value }; the scout found { $found }: { $at }, { $side }'s best stays { $child }.
# The two bounds together are the value.
steps-again-meets = Read again, { $child } is { $again }; the scout found { $found }. So { $child } is exactly { $value }: { $at }, { $side }'s best stays { $child }.
steps-pass-thought = If { $side } passes, the value is { $value }. Nobody can play a pass; moves for { $side } are generated from that line.
steps-pass-tested = If { $side } passes, the value is { $value }. A pass cannot be played: it only tests whether the position is good enough as it stands.
# $improves: whether it is the best of its own node all the same.
steps-has-more = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far. But
   *[false] , which is of no use:
} { $place }, { $side } { $holds }.
steps-not-refuted = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} that does not settle the question. For a “no”, { $side } needs { $needed }.
steps-outside-guess = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} outside the aspiration window.
steps-outside-test = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} outside the window of this pass, and not on the side that { $side } wants.
steps-outside-edge = { $child } is { $value }: { $at }, that is no better for { $side } than { $edge }, the edge of the window{ $improves ->
    [true] , though it is the best of this node so far
   *[false] {""}
}.
steps-outside-nothing = { $child } is { $value }: that settles nothing by itself.

## Cuts

steps-cut-kind = { $kind ->
    [contradiction] { $deep ->
        [true] a contradiction further up
       *[false] a contradiction
    }
    [alpha] { $deep ->
        [true] a deep alpha cut
       *[false] an alpha cut
    }
   *[beta] { $deep ->
        [true] a deep beta cut
       *[false] a beta cut
    }
}
steps-cut-stops = { $at }, { $side } can stand pat at { $value }.
steps-cut-has = { $at }, { $side } has { $child } for { $value }.
steps-cut-better = But { $above }, { $other } has { $bound } { $by } and will not let it come to this: { $skipped } need not be read ({ $kind }).
steps-cut-equal = But { $above }, { $other } has { $bound } { $by } and gains nothing here: { $skipped } need not be read ({ $kind }).
steps-cut-scouted = But { $above }, the scout has shown that { $by } gives { $other } { $bound } or better: { $skipped } need not be read ({ $kind }).
steps-cut-asked = The question { $above } is only whether { $by } is { $asked }. If it comes to { $place }, it is: { $skipped } need not be read (the scout's window).
steps-cut-outside = Nothing beyond { $bound } was asked for: { $skipped } need not be read.
steps-cut-off = { $at }, the search does without { $skipped }: { $because ->
    [pass] even passing is good enough, so a move is guessed to be, too
    [margin] even without a move the lead is guessed to be large enough
    [table] the value of the table is enough
    [settled] one is enough
    [mean] the mean is outside the window whatever they are worth
    [sum] too little of the sum is left
   *[window] the window has closed
}.

## Leaving a node

# $all: whether no further move may be as good.
steps-done = Done. The best for { $side } is { $child }, and the value is { $value }{ $ties ->
    [0] {""}
    [one] {" "}({ $all ->
        [true] one other move is
       *[false] at least one other move is
    } as good)
   *[other] {" "}({ $all ->
        [true] { $ties }
       *[false] at least { $ties }
    } other moves are as good)
}. The best line: { $line }.
steps-misses = The guess has failed: all that is known of the root is that it is { $value }.
steps-bounds-meet = The lower bound and the upper bound meet.
# $number (Number)
steps-pass-ends = The answer of pass { $number }: the value of the root is { $value }.
steps-returns = { $place } returns { $value }, because { $side } has { $child }.
steps-returns-stopping = { $place } returns { $value }, because { $side } can stand pat.
steps-returns-guess = { $place } returns { $value }, on that guess alone.
steps-only-bound = { $place } is finished: to know that it is { $value } is enough.
steps-chooses-stopping = { $place } is finished: { $side } chooses to stop, and the value is { $value }.
steps-chooses = { $place } is finished: { $side } chooses { $child }, and the value is { $value }.
steps-wished = { $dreamer } takes { $place } to be worth { $value }, if only { $side } plays { $child }.
steps-dream-ends = The dream ends: { $side } plays { $child } and hopes for { $value } by { $line }.
steps-counts-on = { $child } would give { $value }: { $at }, it is { $side }'s move, yet { $dreamer } counts on it.
steps-not-thought-of = { $child } would give { $value }; { $dreamer } would rather not think of { $side } playing it.

## Exchanges

steps-take = { $side }: { $child } gives { $value }, declining gives { $old }. The { $wants ->
    [larger] larger
   *[smaller] smaller
} is { $value }: take.
steps-take-same = { $side }: { $child } gives { $value }, and so does declining ({ $old }). Nothing is won, so it is not taken.
steps-take-not = { $side }: { $child } gives { $value }, declining gives { $old }. The { $wants ->
    [larger] larger
   *[smaller] smaller
} is { $old }: decline.
steps-capture-better = { $side }: { $child } gives { $value }, { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $before }'s { $old }, and becomes the best.
steps-capture-same = { $side }: { $child } gives { $value }, the same as { $before } ({ $old }), which came first and stays the best.
steps-capture-not = { $side }: { $child } gives { $value }, not { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $before }'s { $old }, which stays the best.
steps-exchange-declined = Done. { $side } declines, and the exchange is worth { $value }.
steps-exchange-taken = Done. { $side } takes with { $child }, and the exchange is worth { $value }.
steps-declines = { $at }, { $side } declines, and the value { $value } goes back up.
steps-takes = { $at }, { $side } takes with { $child }, and the value { $value } goes back up.

## Windows, tables, depths and what else there is

# $moved: a clause, such as "α rises from −∞ to +3".
steps-narrowed = { $at }, { $side } { $mated ->
    [true] is mated even with { $child }
   *[false] has { $to } { $by }
}: { $moved }; { $window }.
# $wants: whether the bound is a lower or an upper one.
steps-moves = { $letter } { $wants ->
    [larger] rises
   *[smaller] falls
} from { $from } to { $to }
steps-inequality = { $place } { $letter } { $to } (before, { $letter } { $from })
# $depth (Number)
steps-iteration = Reading to depth { $depth } begins.
# $number (Number)
steps-pass-begins = { $number ->
    [1] Pass 1. The first guess is { $guess }.
   *[other] Pass { $number }. The answer of the pass before, { $guess }, is the new guess.
}
steps-asked = What if { $child } is read? It is read afterwards, { $plies ->
    [0] beyond the horizon
    [one] 1 ply deep
   *[other] { $plies } plies deep
}; the value of the root does not change.
# $from: where it was read, such as "after ▲Nx6d"; none where that is not known.
# $reach: whether no line was ended by the horizon.
steps-recalled = { $place } is in the table: { $value }. It was read { $reach ->
    [end] to the end
   *[plies] { $plies ->
        [0] beyond the horizon
        [one] 1 ply deep
       *[other] { $plies } plies deep
    }
}{ $from ->
    [none] {""}
   *[some] {" "}{ $from }
}, and is not read again.
# $loser: the side that has given check all the time; none for a draw.
# $plies (Number)
steps-repeats = { $place } is the same position as { $plies } plies before: { $loser ->
    [none] a draw by repetition, { $value }
   *[some] { $loser } has given check with every move and loses (perpetual check), { $value }
}. It is not read again.
steps-candidate = { $child } becomes a candidate{ $by ->
    [none] {""}
   *[some] , seeing { $by } in the line
}: { $why }{ $value ->
    [none] {""}
   *[some] , with the provisional value { $value }
}.
steps-passed = { $at }, what if { $side } passed? { $plies ->
    [0] What would the opponent do?
    [one] That is read one ply less deeply.
   *[other] That is read { $plies } plies less deeply.
}
steps-reduced = { $child } is read { $plies ->
    [one] one ply
   *[other] { $plies } plies
} less deeply: { $because }.
steps-extended = { $child } is read { $plies ->
    [one] one ply
   *[other] { $plies } plies
} deeper: { $because }.
steps-skipped-by-guess = { $child } is not read, on a guess: { $because }.
steps-because-late = it comes late in the order
steps-because-passed = it follows a pass
steps-because-check = it is a check
steps-because-sacrifice = it takes a sacrificed piece
steps-because-recapture = it takes back
steps-because-only-move = it is the only move
steps-because-forced = the answer to it is forced
steps-numbers = { $place } has the proof and disproof numbers { $numbers }.
steps-limits = The thresholds of proof and disproof number { $place } are { $limits }.
# $reduced: whether it was read less deeply, or by a scout.
steps-leave = { $at }, { $reduced ->
    [true] read less deeply
   *[false] asked by its scout
}, { $child } is { $value }: better for { $side } than { $edge }. Before that counts, { $child } is read again{ $reduced ->
    [true] {" "}in full
   *[false] {" "}for its value
}.
# In a search that asks only who wins.
steps-cut-enough = { $at }, { $child } is all that { $side } needs: { $skipped } need not be read.

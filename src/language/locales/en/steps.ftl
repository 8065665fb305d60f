### What happens in a step of a search, as a sentence or two. Names of nodes and moves are given.

## Numbers and lists

# What a side has, after its name: "already has +100 with C".
# $mated (String)
# $child (String)
# $by (String)
# $value (String)
steps-holds = { $mated ->
    [true] is mated even with { $child }
   *[false] already has { $value } { $by }
}
# $value (String)
steps-at-least = at least { $value }
# $value (String)
steps-at-most = at most { $value }
# $value (String)
steps-or-more = { $value } or more
# $value (String)
steps-or-less = { $value } or less
# A mate, or a sooner one.
# $value (String)
steps-or-sooner = { $value } or sooner
# No sooner mate than this one.
# $value (String)
steps-or-later = { $value } at the soonest
# A value that a child has by a guess alone.
# $value (String)
steps-by-guess = { $value }, by a guess
# A value that a child has by a reading of fewer plies.
# $value (String)
steps-by-reduced = { $value } by this shallower reading
# $before (String)
# $value (String)
steps-value-of = { $before } ({ $value })
# $than (String)
steps-more-than = more than { $than }
# $than (String)
steps-less-than = less than { $than }
# $than: a mate.
# $than (String)
steps-sooner-than = sooner than { $than }
# $than: a mate.
# $than (String)
steps-later-than = later than { $than } or no mate
# Between the names of a list.
steps-between = {", "}
# The last two of a list.
# $first (String)
# $last (String)
steps-and = { $first } and { $last }
# A child by which a side has a value.
# $child (String)
steps-by-move = with { $child }
# The same of stopping, which has a name: standing pat, declining.
# $child (String)
steps-by-stopping = by { $child }
steps-the-pass = the pass
# Between two sentences.
steps-space = {" "}
# $names (String)
steps-and-more = { $names } and { $more ->
    [one] one more
   *[other] { $more } more
}
# A window as a clause.
# $window (String)
steps-window = the window is { $window }
# $window (String)
steps-matters = only { $window } matters

## Going down

# $wants: whether the side to move wants the larger or the smaller number.
# $place (String)
# $side (String)
# $wants (String)
steps-start = Reading starts from { $place }. { $side } is to move and wants the { $wants ->
    [larger] largest
   *[smaller] smallest
} value.
# $child (String)
steps-down-leaf = Go down to { $child }.
# $child (String)
# $side (String)
steps-down = Go down to { $child }. { $side } is to move.
# $child (String)
# $side (String)
# $window (String)
steps-down-window = Go down to { $child }. { $side } is to move; { $window }.
# $why (String)
steps-deeper = { $plies ->
    [one] One ply is
   *[other] { $plies } plies are
} added here, because { $why }.
# $child (String)
# $than (String)
# $window (String)
steps-scout = Scout { $child }: is it { $than }? For this, { $window }.
# $child (String)
# $window (String)
steps-again = { $child } is better, so it is read again to find out by how much; { $window }.
# $child (String)
# $window (String)
steps-again-guessed = { $child } looks better, so it is read again before that counts; { $window }.
# $found: what the scout found, as in "≧ +120".
# $child (String)
# $found (String)
# $window (String)
steps-again-found = The scout said { $child } { $found }, so { $child } is read again to find out by how much; { $window }.
# Where a value of a node that is read again, from its scout, is an edge of the window.
# $child (String)
# $found (String)
steps-rereading = The scout said { $child } { $found }; { $child } is being read again.
# The root, with a window round the value of the last iteration.
# $margin (Number)
# $value (String)
# $window (String)
steps-aspires = The value of the last depth, { $value }, serves as a guess: only values less than { $margin } away from it are asked for, { $window } (an aspiration window).
# $window (String)
steps-wider = The value lay outside the window: the root is read again with a wider one, { $window }.
steps-opens = The value lay outside the window: the root is read again with the window wide open.
# The root, in a pass of MTD(f).
# $window (String)
steps-tests = One thing is asked: on which side of the window does the value of the root lie? The window is { $window }.
# $place (String)
# $side (String)
steps-dream = Wishful reading starts from { $place }: { $side } expects the opponent to play whatever { $side } would like.
# $place (String)
# $side (String)
steps-exchange = Read { $place }. { $side } is to move: take or decline?
# $child (String)
# $side (String)
steps-try = Try { $child }. Now it is { $side }'s turn.

## Leaves and stopping

# $what: a clause, such as "its static value is +100".
# $place (String)
# $what (String)
steps-leaf = { $place } is a leaf: { $what }.
# $place (String)
# $because (String)
# $what (String)
steps-leaf-because = { $place } is a leaf ({ $because }): { $what }.
# $what (String)
# $number (String)
steps-its-value = its { $what } is { $number }
# Of a leaf whose value says who has won, or that nobody has in time.
# $number (String)
steps-counts-as = it counts as { $number }
# $standing (String)
# $capture (String)
# $change (String)
# $value (String)
steps-sum = the pieces count { $standing }, the exchange that { $capture } begins { $change }, together { $value }
# $value (String)
steps-no-exchange = the pieces count { $value }, and no exchange wins anything
# $at (String)
# $side (String)
# $value (String)
steps-nothing-to-take = { $at }, { $side } has nothing left to take with: the value is the balance so far, { $value }.
# $at (String)
# $side (String)
# $value (String)
steps-decline = { $at }, if { $side } declines, the value is { $value }. Is taking better?
# $at (String)
# $side (String)
# $value (String)
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

# $child (String)
# $value (String)
# $side (String)
# $at (String)
steps-first = { $child } returns { $value }: { $side }'s first value { $at }, and the best so far.
# $child (String)
# $value (String)
# $wants (String)
# $old (String)
# $at (String)
# $side (String)
steps-better = { $child } is { $value }, { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $old }: { $at }, { $side }'s best becomes { $value }.
# $child (String)
# $value (String)
# $before (String)
# $at (String)
# $side (String)
# $still (String)
# $by (String)
steps-same = { $child } is { $value }, the same as { $before }: { $at }, { $side } keeps { $still } { $by }, which came first.
# $child (String)
# $value (String)
# $wants (String)
# $old (String)
# $at (String)
# $side (String)
# $still (String)
steps-not-better = { $child } is { $value }, not { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $old }: { $at }, { $side }'s best stays { $still }.
# $child (String)
# $value (String)
# $at (String)
# $side (String)
steps-scout-better = The scout finds { $child } to be { $value }: { $at }, it becomes { $side }'s best.
# $child (String)
# $value (String)
# $at (String)
# $side (String)
steps-again-better = Read again, { $child } is { $value }, better than the scout found: { $at }, it is { $side }'s best.
# $child (String)
# $value (String)
# $found (String)
# $at (String)
# $side (String)
steps-again-same = Read again, { $child } is { $value }; the scout found { $found }: { $at }, { $side }'s best stays { $child }.
# The two bounds together are the value.
# $child (String)
# $again (String)
# $found (String)
# $value (String)
# $at (String)
# $side (String)
steps-again-meets = Read again, { $child } is { $again }; the scout found { $found }. So { $child } is exactly { $value }: { $at }, { $side }'s best stays { $child }.
# $side (String)
# $value (String)
steps-pass-thought = If { $side } passes, the value is { $value }. Nobody can play a pass; moves for { $side } are generated from that line.
# $side (String)
# $value (String)
steps-pass-tested = If { $side } passes, the value is { $value }. A pass cannot be played: it only tests whether the position is good enough as it stands.
# $improves: whether it is the best of its own node all the same.
# $child (String)
# $value (String)
# $improves (String)
# $place (String)
# $side (String)
# $holds (String)
steps-has-more = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far. But
   *[false] , which is of no use:
} { $place }, { $side } { $holds }.
# $child (String)
# $value (String)
# $improves (String)
# $side (String)
# $needed (String)
steps-not-refuted = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} that does not settle the question. For a “no”, { $side } needs { $needed }.
# $child (String)
# $value (String)
# $improves (String)
steps-outside-guess = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} outside the aspiration window.
# $child (String)
# $value (String)
# $improves (String)
# $side (String)
steps-outside-test = { $child } is { $value }{ $improves ->
    [true] , the best of this node so far, but
   *[false] :
} outside the window of this pass, and not on the side that { $side } wants.
# $child (String)
# $value (String)
# $at (String)
# $side (String)
# $edge (String)
# $improves (String)
steps-outside-edge = { $child } is { $value }: { $at }, that is no better for { $side } than { $edge }, the edge of the window{ $improves ->
    [true] , though it is the best of this node so far
   *[false] {""}
}.
# $child (String)
# $value (String)
steps-outside-nothing = { $child } is { $value }: that settles nothing by itself.

## Cuts

# $kind (String)
# $deep (String)
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
# $at (String)
# $side (String)
# $value (String)
steps-cut-stops = { $at }, { $side } can stand pat at { $value }.
# $at (String)
# $side (String)
# $child (String)
# $value (String)
steps-cut-has = { $at }, { $side } has { $child } for { $value }.
# $above (String)
# $other (String)
# $bound (String)
# $by (String)
# $skipped (String)
# $kind (String)
steps-cut-better = But { $above }, { $other } has { $bound } { $by } and will not let it come to this: { $skipped } need not be read ({ $kind }).
# $above (String)
# $other (String)
# $bound (String)
# $by (String)
# $skipped (String)
# $kind (String)
steps-cut-equal = But { $above }, { $other } has { $bound } { $by } and gains nothing here: { $skipped } need not be read ({ $kind }).
# $above (String)
# $by (String)
# $other (String)
# $bound (String)
# $skipped (String)
# $kind (String)
steps-cut-scouted = But { $above }, the scout has shown that { $by } gives { $other } { $bound } or better: { $skipped } need not be read ({ $kind }).
# $above (String)
# $by (String)
# $asked (String)
# $place (String)
# $skipped (String)
steps-cut-asked = The question { $above } is only whether { $by } is { $asked }. If it comes to { $place }, it is: { $skipped } need not be read (the scout's window).
# $bound (String)
# $skipped (String)
steps-cut-outside = Nothing beyond { $bound } was asked for: { $skipped } need not be read.
# $at (String)
# $skipped (String)
# $because (String)
steps-cut-off = { $at }, the search does without { $skipped }: { $because ->
    [pass] even passing is good enough, so a move is guessed to be, too
    [margin] even without a move the lead is guessed to be large enough
    [table] the value of the table is enough
    [settled] one is enough
   *[window] the window has closed
}.

## Leaving a node

# $side (String)
# $child (String)
# $value (String)
# $line (String)
# $all: whether no further move may be as good.
# $all (String)
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
# $value (String)
steps-misses = The guess has failed: all that is known of the root is that it is { $value }.
steps-bounds-meet = The lower bound and the upper bound meet.
# $number (Number)
# $value (String)
steps-pass-ends = The answer of pass { $number }: the value of the root is { $value }.
# $place (String)
# $value (String)
# $side (String)
# $child (String)
steps-returns = { $place } returns { $value }, because { $side } has { $child }.
# $place (String)
# $value (String)
# $side (String)
steps-returns-stopping = { $place } returns { $value }, because { $side } can stand pat.
# $place (String)
# $value (String)
steps-returns-guess = { $place } returns { $value }, on that guess alone.
# $place (String)
# $value (String)
steps-only-bound = { $place } is finished: to know that it is { $value } is enough.
# $place (String)
# $side (String)
# $value (String)
steps-chooses-stopping = { $place } is finished: { $side } chooses to stop, and the value is { $value }.
# $place (String)
# $side (String)
# $child (String)
# $value (String)
steps-chooses = { $place } is finished: { $side } chooses { $child }, and the value is { $value }.
# $dreamer (String)
# $place (String)
# $value (String)
# $side (String)
# $child (String)
steps-wished = { $dreamer } takes { $place } to be worth { $value }, if only { $side } plays { $child }.
# $side (String)
# $child (String)
# $value (String)
# $line (String)
steps-dream-ends = The dream ends: { $side } plays { $child } and hopes for { $value } by { $line }.
# $child (String)
# $value (String)
# $at (String)
# $side (String)
# $dreamer (String)
steps-counts-on = { $child } would give { $value }: { $at }, it is { $side }'s move, yet { $dreamer } counts on it.
# $child (String)
# $value (String)
# $dreamer (String)
# $side (String)
steps-not-thought-of = { $child } would give { $value }; { $dreamer } would rather not think of { $side } playing it.

## Exchanges

# $side (String)
# $child (String)
# $value (String)
# $old (String)
# $wants (String)
steps-take = { $side }: { $child } gives { $value }, declining gives { $old }. The { $wants ->
    [larger] larger
   *[smaller] smaller
} is { $value }: take.
# $side (String)
# $child (String)
# $value (String)
# $old (String)
steps-take-same = { $side }: { $child } gives { $value }, and so does declining ({ $old }). Nothing is won, so it is not taken.
# $side (String)
# $child (String)
# $value (String)
# $old (String)
# $wants (String)
steps-take-not = { $side }: { $child } gives { $value }, declining gives { $old }. The { $wants ->
    [larger] larger
   *[smaller] smaller
} is { $old }: decline.
# $side (String)
# $child (String)
# $value (String)
# $wants (String)
# $before (String)
# $old (String)
steps-capture-better = { $side }: { $child } gives { $value }, { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $before }'s { $old }, and becomes the best.
# $side (String)
# $child (String)
# $value (String)
# $before (String)
# $old (String)
steps-capture-same = { $side }: { $child } gives { $value }, the same as { $before } ({ $old }), which came first and stays the best.
# $side (String)
# $child (String)
# $value (String)
# $wants (String)
# $before (String)
# $old (String)
steps-capture-not = { $side }: { $child } gives { $value }, not { $wants ->
    [larger] larger
   *[smaller] smaller
} than { $before }'s { $old }, which stays the best.
# $side (String)
# $value (String)
steps-exchange-declined = Done. { $side } declines, and the exchange is worth { $value }.
# $side (String)
# $child (String)
# $value (String)
steps-exchange-taken = Done. { $side } takes with { $child }, and the exchange is worth { $value }.
# $at (String)
# $side (String)
# $value (String)
steps-declines = { $at }, { $side } declines, and the value { $value } goes back up.
# $at (String)
# $side (String)
# $child (String)
# $value (String)
steps-takes = { $at }, { $side } takes with { $child }, and the value { $value } goes back up.

## Windows, tables, depths and what else there is

# $moved: a clause, such as "α rises from −∞ to +3".
# $at (String)
# $side (String)
# $to (String)
# $by (String)
# $moved (String)
# $window (String)
# $mated (String)
# $child (String)
steps-narrowed = { $at }, { $side } { $mated ->
    [true] is mated even with { $child }
   *[false] has { $to } { $by }
}: { $moved }; { $window }.
# $wants: whether the bound is a lower or an upper one.
# $letter (String)
# $wants (String)
# $from (String)
# $to (String)
steps-moves = { $letter } { $wants ->
    [larger] rises
   *[smaller] falls
} from { $from } to { $to }
# $place (String)
# $letter (String)
# $to (String)
# $from (String)
steps-inequality = { $place } { $letter } { $to } (before, { $letter } { $from })
# $depth (Number)
steps-iteration = Reading to depth { $depth } begins.
# $number (Number)
# $guess (String)
steps-pass-begins = { $number ->
    [1] Pass 1. The first guess is { $guess }.
   *[other] Pass { $number }. The answer of the pass before, { $guess }, is the new guess.
}
# $child (String)
steps-asked = What if { $child } is read? It is read afterwards, { $plies ->
    [0] beyond the horizon
    [one] 1 ply deep
   *[other] { $plies } plies deep
}; the value of the root does not change.
# $from: where it was read, such as "after ▲Nx6d"; none where that is not known.
# $reach: whether no line was ended by the horizon.
# $reach (String)
# $place (String)
# $value (String)
# $from (String)
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
# $place (String)
# $plies (Number)
# $value (String)
# $loser (String)
steps-repeats = { $place } is the same position as { $plies } plies before: { $loser ->
    [none] a draw by repetition, { $value }
   *[some] { $loser } has given check with every move and loses (perpetual check), { $value }
}. It is not read again.
# $child (String)
# $by (String)
# $why (String)
# $value (String)
steps-candidate = { $child } becomes a candidate{ $by ->
    [none] {""}
   *[some] , seeing { $by } in the line
}: { $why }{ $value ->
    [none] {""}
   *[some] , with the provisional value { $value }
}.
# $at (String)
# $side (String)
steps-passed = { $at }, what if { $side } passed? { $plies ->
    [0] What would the opponent do?
    [one] That is read one ply less deeply.
   *[other] That is read { $plies } plies less deeply.
}
# $child (String)
# $because (String)
steps-reduced = { $child } is read { $plies ->
    [one] one ply
   *[other] { $plies } plies
} less deeply: { $because }.
# $child (String)
# $because (String)
steps-extended = { $child } is read { $plies ->
    [one] one ply
   *[other] { $plies } plies
} deeper: { $because }.
# $because (String)
# $child (String)
steps-skipped-by-guess = { $child } is not read, on a guess: { $because }.
steps-because-late = it comes late in the order
steps-because-passed = it follows a pass
steps-because-check = it is a check
steps-because-sacrifice = it takes a sacrificed piece
steps-because-recapture = it takes back
steps-because-only-move = it is the only move
steps-because-forced = the answer to it is forced
steps-because-unknown = the reason was not recorded
# $place (String)
# $numbers (String)
steps-numbers = { $place } has the proof and disproof numbers { $numbers }.
# $place (String)
# $limits (String)
steps-limits = The thresholds of proof and disproof number { $place } are { $limits }.
# $reduced: whether it was read less deeply, or by a scout.
# $at (String)
# $reduced (String)
# $child (String)
# $value (String)
# $side (String)
# $edge (String)
steps-leave = { $at }, { $reduced ->
    [true] read less deeply
   *[false] asked by its scout
}, { $child } is { $value }: better for { $side } than { $edge }. Before that counts, { $child } is read again{ $reduced ->
    [true] {" "}in full
   *[false] {" "}for its value
}.
# In a search that asks only who wins.
# $at (String)
# $child (String)
# $side (String)
# $skipped (String)
steps-cut-enough = { $at }, { $child } is all that { $side } needs: { $skipped } need not be read.

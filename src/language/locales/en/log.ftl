### Logs of searches by other programs: why a log cannot be read, what is wrong with its steps.

log-no-head = expected "yomisuji search-log 2" in the first line, or an object with "yomisuji": "search-log" and "version": 2
log-version = found "{ $found }", expected version 1 or 2: "yomisuji search-log 2"
log-no-enter = the log ends without any line "enter": nothing has been searched
# A line of the header, or the first event.
log-no-word = found "{ $found }", expected a line of the header (algorithm, root, view, tree, order, infinity, cut, return, bounds, results, exploration), depth or enter, or # before a line that is no part of the log
log-no-event = found "{ $found }", expected enter, leaf, back, cut, exit, stand, recall, reduce or depth, or # before a line that is no part of the log
log-too-fine = found "{ $found }", which is too fine to be counted exactly with the other numbers: expected fewer decimal places, or smaller denominators
log-plain-tree = found a tree with chance or several players, expected nested lists of numbers
# $most (Number)
log-number = found "{ $found }", expected a number within ±{ $most }
log-left-over = found "{ $found }", expected the end of the line
# $found is the word that something has to follow.
log-missing = found nothing after "{ $found }", expected one more word
log-algorithm = found "{ $found }", expected one of { $names }: the logs of other algorithms cannot be read yet
log-one-of = found "{ $found }", expected one of { $names }
log-half-window = found "{ $found }", expected α and β, both at the end of the line, or neither
log-no-window = found "{ $found }", but { $name } has no window: expected the name of the node alone
# $most (Number)
log-name = found a name that cannot be shown, expected at most { $most } characters, none of them invisible
# $most (Number)
log-too-deep = this node lies too deep, expected at most { $most } plies
# $line (Number)
log-root-again = the search has ended here: the root was entered in line { $line } and has returned; a search to another depth begins with a line "depth"
log-null-window = alpha-beta does not have this null window here, but PVS and MTD(f) may: if this is one of them, write "algorithm pvs" or "algorithm mtd-f" in the header
log-nothing-open = no node is open here, expected enter
log-not-a-leaf = { $node } returns before any of its children has been read, but it has children: expected enter
log-nothing-back = nothing has returned here: expected back only right after leaf or exit
log-leaf-returns = expected the value that the leaf has returned in the line before
log-below-leaf = { $node } is a leaf of the tree, and nothing can be entered below it
# $count (Number)
log-no-child = { $node } has no such child in the tree: found "{ $name }", expected { $count ->
    [one] its only child
   *[other] one of its { $count } children
}
# $line (Number)
log-read-twice = { $node } has been read before, in line { $line }: expected another child; with "algorithm pvs" in the header, or where the child was read with less depth (a line "reduce"), it may be read again right after it has returned
log-depth-inside = expected depth only between two searches, but { $node } has not returned yet
log-recall-late = expected recall before any child of { $node } is read
log-stand-late = expected a single line stand at { $node }, before any child is read
log-stands = a search in which a player may stop says so: expected "algorithm quiescence-alpha-beta" (or quiescence) in the header
log-reduces = found reduce, but minimax has no bound that would tell which moves have to be read in full: expected a search with a window in the header, such as "algorithm alpha-beta"
log-reduce-alone = expected enter right after reduce: the child that is read with less depth
log-of-proofs = found "{ $found }", which belongs to a proof-number search: expected "algorithm pns" or "algorithm df-pn" in the header
log-not-in-proofs = found "{ $found }", but a proof-number search has enter, expand, thresholds, leaf, numbers, leave and exit alone
log-of-samples = found "{ $found }", which belongs to a search that samples: expected "algorithm uct" (or ucb1, flat-monte-carlo) in the header
log-not-in-samples = found "{ $found }", but a search that samples has iteration, expand, enter, playout and update alone
log-result = found "{ $found }", which is no result: expected one within those of the header ("results 0 1", so without the line)
log-results = found "{ $found }", expected the worst result first, and then the best one for MAX
log-exploration = found "{ $found }", expected the constant C, from 0 to 1000
log-visits = found "{ $found }", expected a number of visits
log-no-iteration = expected iteration here: the search goes down from the root once more
log-no-playout = expected playout first: this iteration has no result yet
log-root-only = { $name } goes no deeper than to the children of the root: expected playout here
log-count = found "{ $found }", expected a number of leaves: 0 or more, or inf
log-numbers-first = before { $node } is expanded, the numbers of { $parent } have to be told: expected leaf here, or numbers at { $parent } before
log-thresholds-late = expected thresholds right after { $node } has been entered
log-expand-first = nobody has said which children { $node } has: expected expand with their names, or a line "tree" in the header
log-expand = expected at { $node } a single line expand, before its numbers are told, with a different name for each of its children
log-plies = found "{ $found }", expected a number of plies from 0 to 255
log-second = a second log begins here: expected one search in a file
log-too-many-parts = a number here is too fine to be counted exactly with the numbers before it: expected fewer decimal places, or smaller denominators
log-bound = found "{ $found }", expected a number, or null for an infinite bound
log-object = a JSON object
log-object-value = a word, a number or a list of them
log-object-kind = expected a field "kind" that names the event: enter, leaf, back, cut, exit, stand, recall, reduce or depth; in a proof-number search also expand, numbers, thresholds or leave, in one that samples iteration, playout or update
log-object-field = found the field "{ $found }", expected { $names }, each once at most
# $byte is written in hexadecimal.
log-not-utf8 = found the byte { $byte }, which is not UTF-8: expected text
# $most (Number)
log-long-line = this line is too long, expected at most { $most } bytes
log-broken-off = the log cannot be read further, because its file or its packing ends here or is damaged ({ $error })
log-cut-nothing = expected a single cut at { $node }, after a child has returned

## The lesson

log-title = Log { $name }
log-source = The log of a search by another program.
log-notes = The tree shows what the log says, line by line. Every step has been checked as far as the log tells: the window that a node is entered with, the cuts, what is returned or taken from a table, second readings and, if the log gives the whole tree, the values of leaves. Where a step is wrong, its words say what would be right, and why (Ctrl+→ goes from one to the next). R sets the run of this program beside it, if the log gives all that it has to read.
log-ours = run by yomisuji
log-needs-value = This run would have to read { $node }, and the log does not say what that is worth. Give the log the whole tree (a line "tree" in its header).
log-only-watched = A log can only be watched: it may be wrong, so nothing is asked about it, and it is not changed here.
log-unfinished = The log ends before its root returns; it is shown as far as it goes.
# $steps (Number)
log-all-right = { $steps ->
    [one] No mistake has been found in the only step.
   *[other] No mistake has been found in any of the { $steps } steps.
}
# $first (Number)
# $line (Number)
# $steps (Number)
# $wrong (Number)
log-some-wrong = { $wrong ->
    [one] One of { $steps } steps is wrong: step { $first } (line { $line } of the log).
   *[other] { $wrong } of { $steps } steps are wrong; the first is step { $first } (line { $line } of the log).
}
log-mark = wrong step

## What a wrong step, or one that rests on it, says

log-says-root = The log begins at { $node }.
log-says-enter = The log goes down to { $node }.
log-says-enter-window = The log goes down to { $node } with the window { $window }.
log-says-leaf = The log gives the leaf { $node } the value { $value }.
log-says-back = In the log, { $node } takes { $value } over from { $child }.
log-says-window = In the log, the window at { $node } becomes { $window }.
log-says-recall = The log takes { $value } for { $node } from a table.
log-says-stand = In the log, stopping at { $node } is worth { $value }.
log-says-cut = The log cuts at { $node }: it skips { $skipped }.
log-says-numbers = In the log, { $node } has the numbers { $numbers }.
log-says-thresholds = In the log, { $node } gets the thresholds { $numbers }.
log-says-leave = The log leaves { $child } without a value.
log-says-reduce = The log reads { $child } with less depth.
log-says-playout = In the log, the iteration stops at { $node } and has a result.
log-says-added = The log adds the result of the iteration to { $node }.
log-says-exit = The log leaves { $node } with { $value }.
# $step (Number)
log-rests = This rests on step { $step }, which is wrong.
log-skips = The log does not read this.

## What is wrong, and why

log-wrong-window = Wrong window: { $node } has to get { $expected }, because of the window that { $parent } has by now; the log says { $found }.
log-missed-cut = A cut is missing: the window of { $parent } is { $window }, α ≧ β, so { $child } cannot matter any more; the log still reads it.
log-after-cut = Nothing may be read after a cut: { $parent } has been cut, and the log still goes on to { $child }.
log-wrong-order = Out of order: at { $parent } the tree has { $expected } before { $child }, and the log has not read it.
log-early-leaf = Not deep enough: { $node } has moves, but the log values it like a leaf; none of them has been read, and no line “depth” ends the search here.
log-wrong-leaf = Wrong value of a leaf: in the tree { $node } is worth { $expected }; the log says { $found }.
log-wrong-back = Wrong on the way back: what { $child } has returned counts { $expected } at { $parent }, which takes { $found }{ $turned ->
    [true] : only the sign is wrong
   *[false] {""}
}.
log-early-cut = Cut too early: the window of { $node } is { $window } and not closed, so what is skipped may still matter.
log-cut-of-minimax = Minimax skips nothing, but the log cuts at { $node }.
# $hard is the other value that is right, of a fail-hard search; "none" if it is the same.
log-wrong-value = Wrong value: at { $node } { $side } takes the { $wants ->
    [larger] largest
   *[smaller] smallest
} of what has been returned, { $expected }{ $hard ->
    [none] {""}
   *[other] {" "}(or { $hard }, the bound of the window, if the search is fail-hard)
}; the log says { $found }{ $swapped ->
    [true] , which is the { $wants ->
        [larger] smallest
       *[smaller] largest
    }: max and min are mixed up
   *[false] {""}
}.
log-hard-value = Wrong value: in this log nodes return no more than their windows ask (fail-hard), so that { $node } has to return the bound { $within }; the log says { $expected }, the best that has been returned to it.
log-soft-value = Wrong value: in this log nodes return what they have found, also outside of their windows (fail-soft), so that { $node } has to return { $expected }; the log says { $within }, the bound of its window.
log-unread = { $node } returns without having read { $skipped }: { $closed ->
    [true] the window is closed, so a cut is due, but the log has no line "cut"
   *[false] the window is still open, so what is left may matter
}.
# $inside says whether the value lies within the window.
log-read-again = Needless second reading: with the window { $window }, { $node } has returned { $value }, { $inside ->
    [true] which lies inside and is its value
   *[false] which another reading with this window does not make more exact
}.
log-not-again = A second reading is missing: { $node } has been asked with a null window and has returned { $value }. That is only a bound, and lies within { $window }.
# $plies (Number)
log-not-in-full = A reading in full is missing: { $child } was read { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} less deep and has returned { $value }, which is { $whose ->
    [alpha] above α
   *[beta] below β
} ({ $bound }), so it has to be read again in full.
log-reduced-again = Needless second reading: { $node } was read with less depth and has returned { $value }; that is no better than the bound, or this reading goes no deeper.
log-table = Wrong value from the table: { $node } has returned { $expected } before; the log takes { $found }.
log-table-tree = Wrong value from the table: in the tree { $node } is worth { $expected }; the log takes { $found }.
log-table-bound = The table cannot answer here: { $found } does not say where the value of { $node } lies as to the window { $window }.
# $expected (Number)
# $found (Number)
log-table-depth = The table knows too little: { $node } has to be read { $expected ->
    [one] 1 ply
   *[other] { $expected } plies
} deep, and what the log takes was read { $found } deep.
# $which: the number of which one child suffices: first is the proof number.
log-chosen = Wrong choice: at { $parent } the log goes on to { $node }, whose { $which ->
    [first] proof
   *[second] disproof
} number is { $found }; that of { $expected } is { $least }, which is less.
log-counted = Wrong numbers: { $node } has { $expected } by the numbers of its children ({ $which ->
    [first] the proof number is the least of theirs, the disproof number their sum
   *[second] the disproof number is the least of theirs, the proof number their sum
}); the log says { $found }.
log-thresholds = Wrong thresholds: { $node } has to get { $expected }; the log says { $found }.
log-stays = { $leaves ->
    [true] Left too early: { $node } has the numbers { $numbers }, and neither has reached its threshold { $thresholds }.
   *[false] Left too late: { $node } has the numbers { $numbers }, and one of them has reached its threshold { $thresholds }; the log still goes on below.
}
log-settled = Nothing is left to be read: { $node } has the numbers { $numbers } and is settled; the log still goes on below.
log-unsettled = { $node } returns a value, though its numbers { $numbers } have settled nothing yet.
log-untried = Wrong choice: at { $parent } the log goes on to { $node } again, though { $expected } has no visit yet.
log-selected = Wrong choice: at { $parent } the log goes on to { $node }, whose mean and bonus make { $found }; those of { $expected } make { $most }, which is more.
log-below-new = { $node } is there for the first time: the iteration stops here, but the log goes on below.
log-wrong-result = Wrong result: { $expected ->
    [none] no leaf below { $node } is worth { $found }
   *[other] the leaf { $node } is worth { $expected }; the log says { $found }
}.
log-not-added = The result of the iteration has not been added to { $node }, though it has gone through there.
# $expected (Number)
# $found (Number)
log-wrong-visits = Wrong number of visits: { $expected ->
    [one] 1 iteration has
   *[other] { $expected } iterations have
} gone through { $node }; the log says { $found }.
# $visits (Number)
log-wrong-mean = Wrong mean: the results of { $visits ->
    [one] the only visit
   *[other] the { $visits } visits
} of { $node } make { $expected }; the log says { $found }.
log-unproved = What the log says here does not follow from what it has read.

## One cause of many wrong steps

# $bound is alpha, beta or both.
# $count (Number)
# $line (Number)
log-cause-window = { $bound ->
    [both] Neither α nor β is handed down
    [alpha] α is not handed down
   *[beta] β is not handed down
}: in all { $count } places where { $bound ->
    [both] one of them is
   *[other] it is
} finite at a node, the node below gets nothing of it; the first is line { $line }.
# $left (Number)
# $wrong (Number)
log-cause-view = With a line "view { $view }" in the header{ $view ->
    [mover] {" "}(numbers from the view of the player to move, as negamax counts)
   *[other] {" "}(numbers from MAX’s view)
}, { $left ->
    [0] no step
    [one] one step
   *[other] { $left } steps
} would be wrong; as it is, { $wrong } are.

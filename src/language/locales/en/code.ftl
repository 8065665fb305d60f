### Pseudo-code: a text a line. A line that reads otherwise in a notation chooses by it.

## Lines that algorithms share

# The value of a leaf.
code-leaf = { $notation ->
    [negamax] at a leaf: return its static value, seen by the mover
   *[other] at a leaf: return its static value
}
# The value of a position where no move is read.
code-no-move = { $notation ->
    [negamax] if no move is read: return the static value, seen by the mover
   *[other] if no move is read: return the static value
}
# Nothing is the best yet.
code-worst = { $notation ->
    [negamax] best ← −∞
   *[other] best ← −∞ if Black is to move, else +∞
}
# Stopping is a choice.
code-stand-pat = { $notation ->
    [negamax] where one may stop: best ← static value, seen by the mover
   *[other] where one may stop: best ← static value
}
# The head of the loop.
code-each = for each move:
# The head of the loop where only some moves are read.
code-each-read = for each move that is read there:
# A better value is kept.
code-better = { $notation ->
    [negamax] if value > best: best ← value
   *[other] if value suits the mover better: best ← value
}
# A value that is not better changes nothing.
code-stays = otherwise best stays
# The window becomes narrower.
code-narrow = { $notation ->
    [inequalities] the node is ≧ best (White to move: ≦ best)
    [negamax] α ← max(α, best)
   *[other] raise α (White: lower β) to best
}
# The window closes.
code-cut = { $notation ->
    [inequalities] if that contradicts a node above: skip the moves that are left
   *[other] if α ≧ β: skip the moves that are left
}
# What is returned.
code-return = return best
# The idea of minimax, in one line.
code-keep-best = { $notation ->
    [negamax] read the moves one by one, keep the largest of the negated values
   *[other] read the moves one by one, keep what suits the mover best
}
# The idea of pruning, in one line.
code-prune = { $notation ->
    [inequalities] note ≧ and ≦; once they contradict a node above, skip the rest
   *[other] narrow the window (α, β); once it is closed, skip the rest
}
# Fine: the moves are made.
code-moves = moves ← those of the position; none at depth 0
# Fine: the test for a leaf.
code-if-none = if there are none:
# Fine: the value of a leaf.
code-static = { $notation ->
    [negamax] return static value × (+1 if Black is to move, else −1)
   *[other] return the static value
}
# Fine: the test for stopping.
code-if-stops = if one may stop here:
# Fine: the value of stopping.
code-stops = { $notation ->
    [negamax] best ← static value × (+1 if Black is to move, else −1)
   *[other] best ← static value
}
# Fine: the head of the loop.
code-for-each = for each m of moves:
# Fine: a move is made.
code-after = next ← the position after m
# Fine: the comparison.
code-compare = { $notation ->
    [negamax] if value > best:
   *[other] if value > best (White to move: value < best):
}
# Fine: the assignment.
code-assign = best ← value
# Fine: the window becomes narrower.
code-raise = { $notation ->
    [inequalities] write ≧ max(before, best); White to move: ≦ min(before, best)
    [negamax] α ← max(α, best)
   *[other] α ← max(α, best); White to move: β ← min(β, best)
}
# Fine: the test of the window.
code-if-closed = { $notation ->
    [inequalities] if it contradicts a node above and moves are left:
   *[other] if α ≧ β and moves are left:
}
# Fine: the rest is skipped.
code-skip = leave the loop: the rest is skipped

## Lines that proof-number searches share

# A node is expanded.
code-proof-develop = not expanded: make its children, evaluate those that are leaves
# Coming back without a value.
code-proof-numbers-alone = a child that is not settled comes back with numbers alone
# Coming back with a value.
code-proof-value-too = a child that is settled returns its value, too
# The numbers.
code-proof-count = count: proof = min, disproof = sum; the opponent's turn: reversed
# The end.
code-proof-settled = if one number is 0: return the value
# Coming back, whatever with.
code-proof-back = come back with numbers and, once it is settled, with a value
# Fine: the test.
code-proof-if-new = if it is not expanded:
# Fine: the children.
code-proof-make = make its children (proof 1, disproof 1)
# Fine: the leaves among them.
code-proof-look = a child that is a leaf: (0, ∞) if better than 0, else (∞, 0)
# Fine: which child.
code-proof-choose = next ← the child with the least proof (opponent: disproof) number
# Fine: a value better than before.
code-proof-better-value = a settled child suits the mover better: best ← value
# Fine: the sums.
code-proof-sums = root's player: proof ← min of proofs, disproof ← sum of disproofs
# Fine: the same where the opponent chooses.
code-proof-sums-other = opponent: proof ← sum of proofs, disproof ← min of disproofs
# Fine: the last test.
code-proof-if-zero = if proof = 0 or disproof = 0:
# Fine: the answer.
code-proof-answer = return proven (better than 0) or disproven, with the value

## Minimax

code-minimax-head = { $notation ->
    [negamax] function negamax(position, depth) → value for the mover
   *[other] function minimax(position, depth) → value
}
code-minimax-read = { $notation ->
    [negamax] value ← −negamax(after the move, depth − 1)
   *[other] value ← minimax(after the move, depth − 1)
}
code-minimax-read-next = { $notation ->
    [negamax] value ← −negamax(next, depth − 1)
   *[other] value ← minimax(next, depth − 1)
}

## Chance

# What is returned where chance may move.
code-return-weighed = return best; where chance moves: the mean
# A value counts for the mean.
code-weigh = where chance moves: mean ← mean + probability × value
code-expectiminimax-head = { $notation ->
    [negamax] function expectinegamax(position, depth) → value for the mover
   *[other] function expectiminimax(position, depth) → value
}
code-expectiminimax-read = { $notation ->
    [negamax] value ← −expectinegamax(after the move, depth − 1); after chance without −
   *[other] value ← expectiminimax(after the move, depth − 1)
}
code-expectiminimax-read-next = { $notation ->
    [negamax] value ← −expectinegamax(next, depth − 1); after chance without −
   *[other] value ← expectiminimax(next, depth − 1)
}
code-star-head = { $notation ->
    [negamax] function star(position, depth, α, β) → value for the mover
   *[other] function star(position, depth, α, β) → value
}
# The window of a move of chance is the one in which the mean still depends on it.
code-star-read = { $notation ->
    [negamax] value ← −star(after the move, depth − 1, −β, −α); after chance the window for which the mean matters
   *[other] value ← star(after the move, depth − 1, α, β); after chance the window for which the mean matters
}
code-star-read-next = { $notation ->
    [negamax] value ← −star(next, depth − 1, −β, −α); after chance the window for which the mean matters
   *[other] value ← star(next, depth − 1, α, β); after chance the window for which the mean matters
}
code-star-outside = if the mean is outside (α, β), whatever the rest is worth: skip the rest
code-star-bounds = keep between which numbers the mean lies, and α and β; skip what cannot matter
code-star-probe = where chance moves: first read one answer to each move, for a bound
code-star-known = a leaf that has been evaluated: return its value

## Several players

code-max-n-head = function maxn(position, depth) → the payoffs of all players
code-max-n-shallow-head = function maxn(position, depth, bound) → the payoffs of all players
code-paranoid-head = function paranoid(position, depth) → the payoffs of all players
code-max-n-leaf = at a leaf: return its payoffs
code-max-n-payoffs = return the payoffs
code-max-n-nothing = best ← nothing
code-max-n-read = value ← maxn(after the move, depth − 1)
code-max-n-shallow-read = value ← maxn(after the move, depth − 1, sum − best of the mover)
code-paranoid-read = value ← paranoid(after the move, depth − 1)
code-max-n-read-next = value ← maxn(next, depth − 1)
code-max-n-shallow-read-next = value ← maxn(next, depth − 1, sum − best of the mover)
code-paranoid-read-next = value ← paranoid(next, depth − 1)
code-max-n-better = if the mover gets more of value than of best: best ← value
code-paranoid-better = if player 1 gets more (the others to move: less): best ← value
code-max-n-compare = if value of the mover > best of the mover:
code-paranoid-compare = if value of player 1 > best of player 1 (the others to move: <):
code-max-n-cut = if best of the mover ≧ bound: skip the moves that are left
code-max-n-if-enough = if best of the mover ≧ bound and moves are left:
code-max-n-keep = read the moves one by one, keep what pays the mover most
code-paranoid-keep = keep what pays player 1 most (the others to move: least)
code-max-n-prune = once the mover has so much that too little is left above, skip the rest

## Alpha-beta

code-alpha-beta-head = { $notation ->
    [inequalities] function read(position, depth, ≧ and ≦ above) → value
    [negamax] function alpha_beta(position, depth, α, β) → value for the mover
   *[other] function alpha_beta(position, depth, α, β) → value
}
code-alpha-beta-read = { $notation ->
    [inequalities] value ← read(after the move, depth − 1, ≧ and ≦)
    [negamax] value ← −alpha_beta(after the move, depth − 1, −β, −α)
   *[other] value ← alpha_beta(after the move, depth − 1, α, β)
}
code-alpha-beta-read-next = { $notation ->
    [inequalities] value ← read(next, depth − 1, ≧ and ≦)
    [negamax] value ← −alpha_beta(next, depth − 1, −β, −α)
   *[other] value ← alpha_beta(next, depth − 1, α, β)
}

## Alpha-beta, parent's bound only

code-alpha-beta-shallow-head = { $notation ->
    [negamax] function shallow(position, depth, parent's best) → value for the mover
   *[other] function shallow(position, depth, parent's best) → value
}
code-alpha-beta-shallow-window = { $notation ->
    [inequalities] of the nodes above only the parent's ≧ (≦) counts
    [negamax] α ← −∞, β ← −(parent's best)
   *[other] window (α, β) ← parent's best on its side, else ∞
}
code-alpha-beta-shallow-read = { $notation ->
    [negamax] value ← −shallow(after the move, depth − 1, best)
   *[other] value ← shallow(after the move, depth − 1, best)
}
code-alpha-beta-shallow-read-next = { $notation ->
    [negamax] value ← −shallow(next, depth − 1, best)
   *[other] value ← shallow(next, depth − 1, best)
}

## Quiescence

code-quiescence-head = { $notation ->
    [negamax] function quiescence(position, depth) → value for the mover
   *[other] function quiescence(position, depth) → value
}
code-quiescence-read = { $notation ->
    [negamax] value ← −quiescence(after the move, depth − 1)
   *[other] value ← quiescence(after the move, depth − 1)
}
code-quiescence-read-next = { $notation ->
    [negamax] value ← −quiescence(next, depth − 1)
   *[other] value ← quiescence(next, depth − 1)
}
# Fine: the moves that are read.
code-quiescence-moves-read = moves ← those that are read; at depth 0 captures and the like

## Quiescence with alpha-beta

code-quiescence-alpha-beta-head = { $notation ->
    [inequalities] function quiescence(position, depth, ≧ and ≦ above) → value
    [negamax] function quiescence(position, depth, α, β) → value for the mover
   *[other] function quiescence(position, depth, α, β) → value
}
code-quiescence-alpha-beta-read = { $notation ->
    [inequalities] value ← quiescence(after the move, depth − 1, ≧ and ≦)
    [negamax] value ← −quiescence(after the move, depth − 1, −β, −α)
   *[other] value ← quiescence(after the move, depth − 1, α, β)
}
code-quiescence-alpha-beta-read-next = { $notation ->
    [inequalities] value ← quiescence(next, depth − 1, ≧ and ≦)
    [negamax] value ← −quiescence(next, depth − 1, −β, −α)
   *[other] value ← quiescence(next, depth − 1, α, β)
}
code-quiescence-alpha-beta-as-above = { $notation ->
    [inequalities] note ≧ (≦), and skip as above
   *[other] narrow the window and skip as above
}

## Take or decline

code-exchange-head = { $notation ->
    [negamax] function take_or_decline(position) → value for the mover
   *[other] function take_or_decline(position) → value
}
code-exchange-nothing = if nothing can be taken: return what has been gained
code-exchange-captures = moves ← the candidate captures
code-exchange-gained = return what has been gained
code-exchange-decline = best ← the value of declining (what has been gained)
code-exchange-each-capture = for each candidate capture:
code-exchange-read = { $notation ->
    [negamax] value ← −take_or_decline(after the capture)
   *[other] value ← take_or_decline(after the capture)
}
code-exchange-read-next = { $notation ->
    [negamax] value ← −take_or_decline(next)
   *[other] value ← take_or_decline(next)
}
code-exchange-better-taken = { $notation ->
    [negamax] if value > best: best ← value
   *[other] if value suits the mover better: best ← value
}

## Principal variation search

code-pvs-head = { $notation ->
    [inequalities] function pvs(position, depth, ≧ and ≦ above) → value
    [negamax] function pvs(position, depth, α, β) → value for the mover
   *[other] function pvs(position, depth, α, β) → value
}
code-pvs-idea = the first move with the whole window, later ones by a scout; keep the best
code-pvs-first = { $notation ->
    [inequalities] the first: value ← pvs(after, depth − 1, ≧ and ≦)
    [negamax] the first: value ← −pvs(after, depth − 1, −β, −α)
   *[other] the first: value ← pvs(after, depth − 1, α, β)
}
code-pvs-scout = { $notation ->
    [inequalities] later: a scout, which asks only whether it is better
    [negamax] later: a scout, value ← −pvs(after, depth − 1, −α−1, −α)
   *[other] later: a scout, (α, α+1) or (β−1, β)
}
code-pvs-again = value inside (α, β): again, from there on
code-pvs-ask = { $notation ->
    [inequalities] later: value ← read it, asking only “is it better than best?”
    [negamax] later: value ← −pvs(next, depth − 1, −α−1, −α)
   *[other] later: value ← pvs(next, depth − 1, α, α+1); White to move: (β−1, β)
}
code-pvs-if-inside = { $notation ->
    [inequalities] if it was a scout, and its value matters:
   *[other] if it was a scout, and α < value < β:
}
code-pvs-read-again = { $notation ->
    [inequalities] value ← read it again, from that value on
    [negamax] value ← −pvs(next, depth − 1, −β, −value)
   *[other] value ← pvs(next, depth − 1, value, β); White to move: (α, value)
}
## MTD(f)

code-mtd-f-passes = { $notation ->
    [inequalities] until lower = upper: guess ← read(root, “at least guess?”)
   *[other] until lower = upper: guess ← alpha_beta(root, depth, a null window at guess)
}
code-mtd-f-repeat = while lower < upper (at first −∞ and +∞):
code-mtd-f-test = { $notation ->
    [inequalities] guess ← read(root, “at least guess?”, or “more?” if guess = lower)
    [negamax] guess ← alpha_beta(root, depth, the null window at guess)
   *[other] guess ← alpha_beta(root, depth, β − 1, β); β = guess, or guess + 1 if guess = lower
}
code-mtd-f-bounds = { $notation ->
    [inequalities] if the answer is no: upper ← guess, else lower ← guess
   *[other] if guess < β: upper ← guess, else lower ← guess
}
code-mtd-f-above = { $notation ->
    [inequalities] question ← “at least guess?”, or “more than guess?” if guess = lower
    [negamax] (α, β) ← the null window at guess
   *[other] β ← guess, or guess + 1 if guess = lower
}
code-mtd-f-root = { $notation ->
    [inequalities] guess ← read(root, depth, question)
    [negamax] guess ← alpha_beta(root, depth, α, β)
   *[other] guess ← alpha_beta(root, depth, β − 1, β)
}
code-mtd-f-upper = { $notation ->
    [inequalities] if the answer is no: upper ← guess
   *[other] if guess < β: upper ← guess
}
code-mtd-f-lower = else: lower ← guess
code-mtd-f-head = { $notation ->
    [inequalities] function read(position, depth, ≧ and ≦) → value
    [negamax] function alpha_beta(position, depth, α, β) → value for the mover
   *[other] function alpha_beta(position, depth, α, β) → value
}
code-mtd-f-at-once = what the table knows, or a leaf: a value at once
code-mtd-f-if-known = if the table's value is enough for the window:
code-mtd-f-each = for each move (the best one in the table first):
code-mtd-f-store = store best and its move in the table, return it
code-mtd-f-write = table ← (position, depth, best and its move, lower or upper bound)

## Wishful reading

code-wishful-head = function wishful(position, depth) → value
code-wishful-leaf-of-any = at a leaf: return its static value
code-wishful-static-of-any = return the static value
code-wishful-worst-for-me = best ← the worst there is for me
code-wishful-each-of-both = for each move (the opponent's, too):
code-wishful-read = value ← wishful(after the move, depth − 1)
code-wishful-read-next = value ← wishful(next, depth − 1)
code-wishful-better-for-me = if value suits me better: best ← value, whoever moves
code-wishful-compare-for-me = if value suits me better, whoever moves:
code-wishful-keep-dream = read the moves one by one, keep what suits me best, whoever moves

## Iterated generation

code-iterated-generation-head = function iterated_generation(position) → value
code-iterated-generation-ordinary = read the ordinary moves, one by one
code-iterated-generation-pass = pass; line ← best play from there, the opponent first
code-iterated-generation-candidates = own moves of the line, and answers to the opponent's: candidates
code-iterated-generation-check = check each new candidate by reading it:
code-iterated-generation-by-alpha-beta = reading a move is alpha-beta: at a leaf its static value
code-iterated-generation-pass-and-see = pass, and make candidates from the opponent's best line
code-iterated-generation-best-checked = read the ordinary moves and the candidates, keep the best
code-iterated-generation-own-moves = candidates ← own moves of the line
code-iterated-generation-answers = candidates ← those, and answers to the opponent's moves
code-iterated-generation-for-each-new = for each new candidate m:
code-iterated-generation-read-next = { $notation ->
    [inequalities] value ← read(next, depth left, ≧ and ≦)
    [negamax] value ← −alpha_beta(next, depth left, −β, −α)
   *[other] value ← alpha_beta(next, depth left, α, β)
}

## AND/OR search

code-and-or-iterate = for 1, 3, 5 … plies: search(root, plies); a mate ends it
code-and-or-head = function search(position, plies left) → is it a mate?
code-and-or-table = if the table knows: return that
code-and-or-no-move-left = without a move: mate if the defender is checkmated, else no mate
code-and-or-read = result ← search(after the move, plies left − 1)
code-and-or-better-result = if it suits the mover better: keep it
code-and-or-other-result = otherwise: next move
code-and-or-settle = OR node proven, or AND node disproven: skip the rest
code-and-or-store = store the result in the table, return it
code-and-or-known = known to the table, or without a move: answer at once
code-and-or-read-all = the attacker looks for one move that mates, the defender for one that escapes
code-and-or-if-known = if the table has the position, for enough plies:
code-and-or-table-value = return the result of the table
code-and-or-moves-left = moves ← checks, or answers to a check; none at 0 plies left
code-and-or-mate-or-none = return mate if the defender is checkmated, else no mate
code-and-or-read-next = result ← search(next, plies left − 1)
code-and-or-if-better = if the result suits the mover better:
code-and-or-keep-result = best ← result
code-and-or-next-move = else: best stays; next move
code-and-or-if-enough = if the attacker mates, or the defender escapes:
code-and-or-write = table ← (position, plies left, best)

## Proof-number search

code-pns-while = while the root is neither proven nor disproven: follow(root)
code-pns-head = function follow(position)
code-pns-follow = expanded: follow the child with the smallest proof number,
code-pns-most-proving = or, on the opponent's turn, the smallest disproof number
code-pns-if-old = if it is expanded:
code-pns-follow-next = follow(next)

## df-pn

code-df-pn-head = function search(position, proof threshold, disproof threshold)
code-df-pn-limits = ∞, ∞ at the root; a parent sets those of its child
code-df-pn-while = while both numbers are below their thresholds:
code-df-pn-search-least = search the child with the least proof (opponent: disproof) number
code-df-pn-own-limit = its threshold: min(own threshold, second smallest + 1)
code-df-pn-other-limit = the other: own threshold − sum over its siblings
code-df-pn-search-next = search(next, those thresholds)

## The engine

code-engine-iterate = for depth 1, 2, 3 …: search(root, depth, a window around the last value)
code-engine-head = { $notation ->
    [inequalities] function search(position, depth, ≧ and ≦ above) → value
    [negamax] function search(position, depth, α, β) → value for the mover
   *[other] function search(position, depth, α, β) → value
}
code-engine-table = if the table knows enough: return that
code-engine-stand = { $notation ->
    [negamax] beyond the horizon, not in check: best ← static value, seen by the mover; enough: return it
   *[other] beyond the horizon, not in check: best ← static value; enough: return it
}
code-engine-order = order: table, winning captures, killers, history, losing
code-engine-scout = { $notation ->
    [inequalities] the first move for its value, later ones only “is it better?”
   *[other] the first move with (α, β), later ones by a scout
}
code-engine-again = a scout's value inside (α, β): read again
code-engine-store = store best in the table (not at the root), return it
code-engine-at-once = what the table knows, a leaf, or standing pat: a value at once
code-engine-scout-in-order = likely moves first, later ones by a scout; keep the best
code-engine-if-known = if the table's value is deep enough, and enough for the window:
code-engine-table-value = return that value
code-engine-each-in-order = for each move m, in that order:
code-engine-first = { $notation ->
    [inequalities] the first m: value ← search(next, depth − 1, ≧ and ≦)
    [negamax] the first m: value ← −search(next, depth − 1, −β, −α)
   *[other] the first m: value ← search(next, depth − 1, α, β)
}
code-engine-ask = { $notation ->
    [inequalities] later: value ← search, asking only “is it better than best?”
    [negamax] later: value ← −search(next, depth − 1, −α−1, −α)
   *[other] later: value ← search(next, depth − 1, α, α+1); White: (β−1, β)
}
code-engine-read-again = a scout inside the window: value ← search(next, depth − 1, the rest of it)
code-engine-write = below the root: table ← (position, depth, best, exact or a bound)

## The judgement of the selective engine

code-selective-margin = if the static value beats the bound by 1.5 pawns a ply: return it (a guess)
code-selective-pass = if even a pass, read less deeply, suffices: return the bound (a guess)
code-selective-skip = if m is late, futile or loses: skip it (a guess)
code-selective-deeper = if m is a check that loses nothing: one ply more
code-selective-shallower = if m is late and quiet: less depth; if better even so, again in full
code-selective-guess = guess: return, skip a move, or read it more or less deeply
code-selective-repeats = if the position occurred before in the line or game: return a draw, or a loss for who always gave check
code-selective-at-once = a repetition, what the table knows, a leaf, or standing pat: a value at once

## Searches that sample

code-sample-repeat = repeat, as often as there are iterations:
code-sample-while-visited = from the root, while every child has a visit:
code-sample-select-ucb = select the child with the greatest mean + C·√(ln N / n)
code-sample-select-arm = else select the move with the greatest mean + C·√(ln N / n)
code-sample-select-prior = go to the child with the greatest mean + C·P·√N / (1 + n)
code-sample-while-known = from the root, until a node is new:
code-sample-in-turn = take the next move of the root in turn
code-sample-draw = where chance moves: draw by probability (exact: each its share in turn)
code-sample-expand = if a child has no visit: go to the first such (expand)
code-sample-play-out = play random moves to an end (or take a value): the reward
code-sample-back-up = add a visit and the reward to every node on the way
code-sample-for-path = for each node on the way, from below:
code-sample-visit = visits ← visits + 1
code-sample-add = sum ← sum + reward
code-sample-ucb = N the visits of the node, n those of the child; mean for the side to move
code-sample-pucb = P the prior of the child; its mean is ½ before its first visit
code-sample-choose = choose the move with the most visits (of equally many: the better mean)

## B*

code-b-star-until = until a move of the root is proven best:
code-b-star-head = function refine(node): expand one node at or below it
code-b-star-expand = not expanded: make its children, leaves with a value, others with an interval
code-b-star-follow-root = root: ProveBest → the most hopeful move; DisproveRest → the most hopeful rival
code-b-star-follow = elsewhere: MAX → the greatest optimistic value; MIN → the least pessimistic one
code-b-star-back = come back with an interval and, once its ends are equal, with a value
code-b-star-alone = a child whose ends differ comes back with its interval alone
code-b-star-value-too = a child whose ends are equal returns its value, too
code-b-star-count = both ends: max of the children's; MIN: min
code-b-star-point = if both ends are equal, or the best move is proven: return the value
code-b-star-proven = what is sure of the best move ≥ what is hoped of all others: it is chosen
code-b-star-best = best ← the most hopeful move; rivals ← those hoped to beat what is sure of it
code-b-star-if-cheaper = if sum of depth² of the rivals < depth² of best, and no rival is surer:
code-b-star-rest = DisproveRest: refine the most hopeful rival
code-b-star-else-best = else ProveBest: refine best
code-b-star-leaves = a child that is a leaf: both ends ← its value
code-b-star-others = any other child: its interval, as it is known beforehand
code-b-star-lower = pessimistic ← max of the children's (MIN: min)
code-b-star-upper = optimistic ← max of the children's (MIN: min)
code-b-star-if-point = if pessimistic = optimistic, or the best move is proven:
code-b-star-answer = return the value (of a proven move, what is sure of it)

### What is said of a sheet that somebody has filled in.

## What is written at a node

sheets-window = window
sheets-cut = cut
sheets-choice = choice
sheets-value = value
sheets-numbers = proof numbers
# Where an entry stands: the node, and what is written there.
sheets-entry = { $place }: { $name }

## Verdicts, in a word or two

sheets-right = right
sheets-fail-hard = right, fail-hard
sheets-flagged = right, as a table keeps it
sheets-follows = follows from your values
sheets-read-on = right for what you read
sheets-empty = empty
sheets-only-bound = only a bound
sheets-wrong-bound = wrong ≧ or ≦
sheets-hard-bound = the edge of the window
sheets-other-player = the other player's choice
sheets-uses-cut = value of an unread branch
sheets-other-sign = wrong sign
sheets-wrong-value = wrong value
sheets-wrong-alpha = wrong α
sheets-wrong-beta = wrong β
sheets-wrong-window = wrong window
sheets-swapped-window = α and β swapped
sheets-wrong-proof = wrong proof number
sheets-wrong-disproof = wrong disproof number
sheets-wrong-numbers = wrong numbers
sheets-swapped-numbers = numbers swapped
sheets-other-moment = of another moment
sheets-not-expanded = not expanded yet
sheets-half-missing = the other number is missing
sheets-pruned-too-much = pruned too much
sheets-pruned-too-little = pruned too little
sheets-missed-tie = equal is enough to cut
sheets-inside-cut = inside a cut branch
sheets-inside-own-cut = inside your own cut
sheets-tie-taken-for-better = a tie is not better
sheets-bound-taken-for-better = a bound is not better
sheets-stops = stopping is worse
sheets-does-not-stop = stopping is better
sheets-wrong-choice = another move is better

## Why: what is said of the verdicts

sheets-fail-hard-why = Right for a fail-hard search, which returns the edge of the window. This program is fail-soft: it returns the best value that was found.
sheets-flagged-why = Right as a transposition table keeps it, where every value outside the window is a bound. Here the search knows more: the value is exact.
sheets-follows-why = A value of yours elsewhere is wrong, but this follows from it correctly.
sheets-read-on-why = Right, given the branch that you have read. That it need not be read is counted at that branch, and not again here.
sheets-empty-why = Nothing is written yet.
sheets-only-bound-why = The number is right, but the search has left something out below, so the true value may differ: write ≧ or ≦.
sheets-wrong-bound-why = The number is right. At least, at most, or just this? Ask who might still do better.
sheets-hard-bound-why = This is the edge of the window. Where that is returned (fail-hard) it is only a bound: write ≧ or ≦ as it fits.
sheets-uses-cut-why = This uses the value of a branch that is never read; only moves that were read count.
sheets-other-sign-why = The size is right, and the sign is not: every number is seen from Black.
sheets-wrong-value-why = This does not follow from the children. Whose turn is it, and which children were read?
sheets-wrong-mean-why = Nobody chooses here: the value is a mean, in which every child counts with its probability.
sheets-wrong-alpha-why = β is right. α is the largest value that Black has secured on the way here.
sheets-wrong-beta-why = α is right. β is the smallest value that White has secured on the way here.
sheets-wrong-window-why = The window is passed from above: α is what Black, β what White has secured so far.
sheets-swapped-window-why = α, Black's, stands on the left, and β, White's, on the right: here it is the other way round.
sheets-wrong-proof-why = The disproof number is right. Where one child is enough, take the smallest number, otherwise the sum.
sheets-wrong-disproof-why = The proof number is right. For the disproof number, smallest and sum change places.
sheets-wrong-numbers-why = For the number that a single child can decide, take the children's smallest; for the other, the sum.
sheets-swapped-numbers-why = The proof number stands on the left, the disproof number on the right: here it is the other way round.
sheets-other-moment-why = The node has these numbers at another moment of the run.
sheets-not-expanded-why = At the moment that is asked, this node has not been expanded.
sheets-half-missing-why = What is written is right; the other number is still empty.
sheets-pruned-too-much-why = When the search comes here, α < β still holds: a value in between would change the nodes above, so this must be read.
sheets-inside-cut-why = This lies inside a branch that is never read: there is no value.
sheets-inside-own-cut-why = It lies inside a branch that you have cut away.
sheets-tie-taken-for-better-why = The values are equal, and of equals the move that was read first stays.
sheets-stops-why = There is a move that is better than stopping here.
sheets-does-not-stop-why = That move loses something: stopping is better.
sheets-wrong-choice-why = For the one who chooses there is a move with a better value.
# After what is said of a wrong value.
sheets-last-visit = { $why } This node was read more than once: what its last visit returned is asked for.
# Of a cut that is not marked.
sheets-empty-cut = A branch that is never read has no mark; the node above is not done yet.
# Of a branch that is marked as cut.
sheets-cuts-nothing = This algorithm cuts nothing: it reads every branch.
# The same in a search that only proves.
sheets-not-settled = The node above is not settled before this is read.
# Of a branch that should be marked as cut.
sheets-settled = The node above is settled already: reading this changes nothing.
# The same below a scout. $at is where it was sent out, $letter α or β.
sheets-scout-answered = { $at }, the scout only asks whether this move is better than the best so far ({ $letter } is the edge of its window). That is answered: the rest need not be read.
# A bound, before one of the two sentences below.
sheets-bound-of-call = The window with which the search was called has its { $letter }
# The same, where somebody has it.
sheets-bound-had = { $at }, { $side } has secured a value already ({ $letter })
sheets-past-bound = { $bound }, and the value so far is past that: the rest need not be read.
sheets-equals-bound = { $bound }, and the value so far equals it: α = β. As good is not better, so the rest need not be read.
sheets-window-of-scout = The last visit was a scout's, which only asks whether a move is better than the best so far: its window has the width 1, and one of its edges is not what anybody has secured, but the number next to the value to beat.
sheets-window-of-shallow = This algorithm passes on only what has been secured at the node right above: the other edge is infinite.
sheets-window-of-chance = There is a node of chance above. An edge that comes from there is not what anybody has secured: it says what this branch alone has to be worth for the mean to leave the window there.
sheets-window-of-root = The search of the root began with a window that was not open, as the value of the depth before suggests: its edges are handed down until somebody has secured more.
sheets-window-of-pass = Both edges are the question of this pass, and nobody has secured them. The window of the root is handed down as it is until it closes.
sheets-tie-with-stopping = The values are equal. Stopping comes first, and a move that is only as good does not replace it.
sheets-black-chooses = Black chooses here, and takes the largest value. This is the smallest of them.
sheets-white-chooses = White chooses here, and takes the smallest value. This is the largest of them.
# Where Black chooses: a move of which no more than a bound is known is taken for better.
sheets-at-most = All that is known of this move is that it is worth at most that (≦). The move that was read before it is sure of that value, so this one is not better.
# The same where White chooses.
sheets-at-least = All that is known of this move is that it is worth at least that (≧). With the move that was read before it White is sure of that value, so this one is not better.

## What is said of a sheet as a whole

sheets-one-number = Nearly everything written is the same number, and in places it is wrong: that number earns nothing.
sheets-backed-up = Everything here is right for a sheet on which one node has another value: one value was backed up wrongly.
sheets-other-window = Everything here is right if one node is searched with another window: one bound of one window is wrong.
sheets-marked-too-much = Everything here is right if branches of one node are cut that have to be read: that is one mistake.
sheets-other-side = Every value has the sign of the other side: values are for Black.
sheets-other-reward = Everything here is right for another reward: the reward was misread.
sheets-misread = Everything here is right for a tree in which one leaf has another value: one leaf was misread.
sheets-too-little-right = Fewer than a third of the entries are right by themselves. In that case an entry that only follows from other entries of yours earns no points.
# A run of several passes, of which the first is asked.
sheets-first-pass = Only the first pass is asked. The window of the topmost node is { $window }.
# $count (Number)
sheets-expanded = What is asked is not the end of the search but the moment when { $count } nodes have been expanded, { $node } first, and everything above them has been counted anew. Leave empty what has not been expanded by then; of equal children the first one is taken.

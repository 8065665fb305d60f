### What is asked of the next step, and how it may be answered.

## The questions

predict-words-ask-value = { $child } has just been read. What is { $place } worth then?
predict-words-ask-best = { $child } has just been read. Is it better for { $side } than the best so far, { $before }?
predict-words-ask-take = Which does { $side } choose, { $child } or { $before }?
# A question, with the values that it compares, in a tree too large to be shown whole.
predict-words-values = { $ask } ({ $came }: { $value }, { $before }: { $held })
predict-words-ask-next = Where does the search go next from { $place }?
predict-words-ask-settled = Moves are left at { $place }. Are they read, or is the answer known already?
predict-words-ask-cut = Moves are left at { $place }. Are they read, or cut (once α ≧ β), and by which bound?
predict-words-ask-threshold-black = Moves are left at { $place }. How large must the best so far be for them to be cut (the smallest whole number)?
predict-words-ask-threshold-white = Moves are left at { $place }. How small must the best so far be for them to be cut (the greatest whole number)?
predict-words-ask-proof = The proof number of { $place } is counted anew from its children. What is it then?
predict-words-ask-disproof = The disproof number of { $place } is counted anew from its children. What is it then?
predict-words-ask-candidate = At { $place }, is { $mv } generated as a candidate?
predict-words-ask-narrowed = The best at { $place } has changed. What is the window (α, β) there now?
predict-words-ask-passed = { $child } is read next. With which window (α, β)?

# What a side has at a node on the way, in a question on paper.
predict-words-secured = { $at }, { $side } is sure of { $value } with { $child }.
# Where the search is, on paper.
predict-words-at = The search stands at { $place }.
predict-words-counted = The search stands at { $place }. The numbers of its children: { $children }.
predict-words-back-from = The search has come back from { $child } to { $place }.

## The answers to choose from

predict-words-better = better: the new best
predict-words-stays = not better: { $child } stays
predict-words-to = to { $child }
predict-words-again = { $child } once more
# Where the search goes next: it ends.
predict-words-done = nowhere: it is done
predict-words-back = back up
predict-words-go-on = read on
predict-words-cut = skip the rest
predict-words-cut-by = cut, by the bound of { $place }
predict-words-yes = yes
predict-words-no = no
# Two right answers.
predict-words-or = { $one } or { $other }

## The hints, two a question: the rule, and where to look

predict-words-hint-black = Black (MAX) chooses: the larger the value, the better.
predict-words-hint-white = White (MIN) chooses: the smaller the value, the better.
# $function is max or min.
predict-words-hint-value = The best so far is { $held }: find { $function }( { $held } , { $came } ).
predict-words-hint-best = Compare { $came } with { $held }. An equal value does not replace the first.
predict-words-hint-narrowed = At a MAX node α rises, at a MIN node β falls. The other bound stays.
predict-words-hint-narrowed-how = { $letter } moves: it becomes the best value of this node.
predict-words-hint-passed = A scout only asks whether the move is better than the best: a window with no value inside is enough.
predict-words-hint-passed-black = α stays; β is α + 1.
predict-words-hint-passed-white = β stays; α is β − 1.
predict-words-hint-most-proving = It goes down to the leaf that settles the most.
predict-words-hint-least-proof = The attacker moves here: the child with the smallest proof number; of equals, the first.
predict-words-hint-least-disproof = The defender moves here: the child with the smallest disproof number; of equals, the first.
predict-words-hint-next = Moves are read one after the other; when all are read, or the rest is cut, it goes back.
predict-words-hint-next-again = A scouted move is read again only if its value lies inside the window.
predict-words-hint-next-fresh = Look for the first move from the left that has not been read.
predict-words-hint-settled = One success is enough for the attacker, one escape for the defender.
predict-words-hint-settled-here = Does the answer that has just come back settle this node?
predict-words-hint-cut = Once α ≧ β, nothing that is left can change the value of the root.
predict-words-hint-cut-black = Black gets { $held } or more here. Has White, above, a way that gives Black no more than that?
predict-words-hint-cut-white = White holds Black to { $held } or less here. Has Black, above, a way to at least that?
predict-words-hint-threshold = It is the best that the other side has secured above, as far as it is handed down to here; a tie is enough.
predict-words-hint-any-proves = The attacker moves here: one proven child is enough, but all must be disproven to disprove it.
predict-words-hint-all-prove = The defender moves here: all children must be proven to prove it, but one disproven child is enough.
predict-words-hint-least = It is the smallest of the children's; a child that has not been read has 1.
predict-words-hint-sum = It is the sum of the children's; a child that has not been read has 1.
predict-words-hint-candidates = Not every legal move is read: only those that there is a reason to play.
predict-words-hint-candidate = Taking, escaping, threatening, defending: does the move do any of these?

## What a search says of a node, and the tree as a whole

predict-words-ask-returned = The search has finished { $place }. What does the number that it returns say about its value?
predict-words-ask-table = The search enters { $place }. Does the table answer?
predict-words-ask-entry = The search leaves { $place }. What does the table keep of it?
predict-words-ask-depth = At { $place }, how is { $child } read now?
predict-words-ask-limit-proof = The search goes down to { $child }. At which proof number (the threshold) does it come back up?
predict-words-ask-limit-disproof = The search goes down to { $child }. At which disproof number (the threshold) does it come back up?
predict-words-ask-order = In which order of the moves at { $place } does alpha-beta read the fewest leaves? All other moves stay where they are.
predict-words-ask-fewest = How many leaves does alpha-beta read here at the least, with the best order of moves everywhere?
predict-words-ask-leaves = How many leaves are read until the root has its value?
predict-words-ask-leaf-value = Suppose only { $place } were worth something else. With which value would alpha-beta, reading the tree once in this order, cut exactly { $cut }?
predict-words-ask-whole = The search has returned { $bound } from { $place }. What would it be worth if everything below it were read?
predict-words-ask-half = No order of moves would need fewer leaves here. What does { $place } help to prove?
predict-words-ask-mean = The reward is { $reward }. { $place } has { $visits } visits and the mean { $mean }. What is its mean after this one?
predict-words-ask-pass = A pass is over, and the value is not known yet. Which window (α, β) does the next pass test?
predict-words-ask-null = The null move at { $place } has been read. Are the moves there read, too, or is the null move enough for a cut?
predict-words-exactly = exactly: it is the value
predict-words-at-least = at least: the value is this or more
predict-words-at-most = at most: the value is this or less
predict-words-table-no = no
# $depth (Number)
predict-words-entry = { $value }, depth { $depth }, { $best }
predict-words-no-move = no move
predict-words-table-exact = yes, with its exact value
predict-words-table-at-least = yes, with a lower bound (at least)
predict-words-table-at-most = yes, with an upper bound (at most)
predict-words-in-full = to the usual depth
predict-words-reduced = less deep
predict-words-extended = deeper
predict-words-skipped = not at all
predict-words-then = {","}{" "}
# $leaves (Number)
predict-words-leaves-in-order = { $right } (leaves read: { $leaves })
predict-words-no-less = only that the root is worth no less
predict-words-no-more = only that the root is worth no more
predict-words-both = both: no less, and no more
predict-words-hint-returned = If moves were cut that could change the number, it is only a bound: below a MAX node that is cut “at least”, below a MIN node “at most”.
predict-words-hint-returned-how = Was it cut? If not: was a child that only returned a bound decisive?
predict-words-hint-table = An entry is of use if it was read as deep as is needed now (the selective engine also takes a deeper one), and is exact, or “at least” β or more, or “at most” α or less.
predict-words-hint-table-how = Compare the depth of the earlier visit with the depth now, and the bound with α or β.
predict-words-hint-entry = A number inside the window with which the node was entered is its value, any other a bound. The depth is counted to the horizon. Of the moves the best one is kept, unless every move has failed low.
predict-words-hint-entry-how = Compare the number with the α and β of this visit, and ask whether a move has reached what the side to move needs.
predict-words-hint-depth = Quiet moves late in the order are read less deep, a check that loses nothing one ply deeper. Near the horizon a move is not read at all if it comes very late, loses by the exchange, or cannot win enough.
predict-words-hint-depth-how = Look at its place in the order, and at what kind of move it is.
predict-words-hint-limit = The search stays below a child as long as it remains the one that is cheapest.
predict-words-hint-limit-how = It is one more than the smallest number among the other children; if the parent's threshold is smaller, that one.
predict-words-hint-order = The sooner the best move comes, the sooner the window narrows.
predict-words-hint-order-how = What has the best value for the side to move should come first.
predict-words-hint-fewest = With the best move first everywhere, the side that refutes needs one move at each node; of the other side all moves must be read.
predict-words-hint-fewest-how = With b moves everywhere and d plies: b^⌈d/2⌉ + b^⌊d/2⌋ − 1. In an irregular tree, count the leaves of the two proofs, the common one once.
predict-words-hint-leaves = Nothing is left out.
predict-words-hint-leaves-how = With b moves everywhere and d plies: b to the power of d.
predict-words-hint-leaf-value = Put one value after the other in its place, and think through what would be cut.
predict-words-hint-whole = A bound is what is known after a cut, or where no more was asked. The value itself is that of minimax.
predict-words-hint-whole-how = Take the larger and the smaller values up from all leaves below, those that were left out, too.
predict-words-hint-half = That the root is worth no less is shown by one move of MAX against every answer of MIN; that it is worth no more, the other way round.
predict-words-hint-half-how = On the way from the root: where does the line leave the first moves, at a node of MAX or of MIN?
predict-words-hint-selected = Two terms are added: the mean for the side to move, and one that is larger the fewer visits a child has among those of its parent.
predict-words-hint-selected-how = Has the child with the best mean been visited so often that another one is due?
# $count (Number)
predict-words-ask-leader = Which move has the most visits after { $count } more iterations? (Of equally many, the one with the better mean for the side to move.)
# $count (Number)
predict-words-hint-leader = Each iteration brings one move a visit, so a lead can shrink by { $count } at most. The first of the two terms of a move is its mean for the side to move.
# $lead (Number)
predict-words-hint-leader-how = { $first } (mean { $first-mean }) leads { $second } (mean { $second-mean }) by { $lead }.
predict-words-hint-mean = A mean is the sum of all rewards, divided by their number.
# $before (Number)
# $after (Number)
predict-words-hint-mean-how = ({ $before } × { $mean } + { $reward }) / { $after }
predict-words-hint-pass = A pass only tells on which side of its window the value lies.
predict-words-hint-pass-how = The next window is tested at the number that the last pass returned: just above it, or just below.
predict-words-hint-null = If doing nothing is good enough for a cut, a move should be good enough, too: that is the guess.
predict-words-hint-null-how = Compare what the null move came to with the bound of the other side.
predict-words-null-on = the moves are read
predict-words-null-cut = the null move is enough

## Why an answer is right, where the next step does not say it

predict-words-reason-each = { $one }; { $other }
predict-words-reason-open = At { $place } the window is still open: α { $alpha } < β { $beta }. What is left is read.
# After what the other side has above.
predict-words-reason-tie = As soon as the best here reaches that, the rest is cut: a tie is enough.
# $less (Number)
# $more (Number)
# $sum (Number)
predict-words-reason-fewest = To show that the root is worth no less takes at least { $less } leaves, to show that it is worth no more at least { $more }; one leaf is in both: { $less } + { $more } − 1 = { $sum }.
predict-words-reason-again = The scout has found { $found } for { $scouted }: that is the new best, so { $scouted } is read again.
predict-words-reason-not-again = The scout has found { $found } for { $scouted }, which is no better than { $held }: { $scouted } is not read again.
predict-words-reason-bound = { $child } decides at { $place }, and all that is known of it is { $bound }.
predict-words-one-of = { $one } or { $other }
predict-words-reason-cuts = { $each }.
predict-words-reason-read = with { $values }, { $read } is read
predict-words-reason-more-cut = with { $values }, more is cut
predict-words-reason-whole = From { $place } the best moves of both sides lead to { $leaf }, which is worth { $value }.
predict-words-reason-half = On the way to { $leaf } { $prover } makes only first moves, and { $other } another one: the leaf helps to show that { $other } gains nothing by it.
predict-words-reason-both = On the way to { $leaf } both sides make only first moves: it is the leaf that both proofs have in common.
predict-words-reason-exact = { $number } lies inside the window with which { $place } was entered (α { $alpha }, β { $beta }): it is kept as the value.
predict-words-reason-at-most = { $number } is not more than the α with which { $place } was entered ({ $alpha }): it is kept as “{ $kept }”.
predict-words-reason-at-least = { $number } is not less than the β with which { $place } was entered ({ $beta }): it is kept as “{ $kept }”.
# $depth (Number)
predict-words-reason-kept-move = It was read to depth { $depth }, and { $best } is kept as the best move.
# $depth (Number)
predict-words-reason-kept-no-move = It was read to depth { $depth }, and with no move did { $side } get what was needed: no move is kept.
# $count (Number)
# $visits (Number)
# $others (Number)
predict-words-reason-leader = After { $count } more iterations { $leader } has { $visits } visits, and { $second } { $others }.
# $count (Number)
# $visits (Number)
predict-words-reason-leader-by-mean = After { $count } more iterations { $leader } and { $second } have { $visits } visits each, and the mean of { $leader } ({ $mean }) is better for { $side } than that of { $second } ({ $other-mean }).

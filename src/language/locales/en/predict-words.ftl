### What is asked of the next step, and how it may be answered.

## The questions

predict-words-ask-value = { $child } has just been read. What is { $place } worth then?
predict-words-ask-best = { $child } has just been read. Is it better for { $side } than the best so far, { $before }?
predict-words-ask-take = Which does { $side } choose, { $child } or { $before }?
# A question, with the values that it compares, in a tree too large to be shown whole.
predict-words-values = { $ask } ({ $came }: { $value }, { $before }: { $held })
predict-words-ask-next = The search stands at { $place }. Where does it go next?
predict-words-ask-settled = Moves are left at { $place }. Are they read, or is the answer known already?
predict-words-ask-cut = Moves are left at { $place }. Are they read, or cut, and by which bound?
predict-words-ask-threshold-black = Moves are left at { $place }. How large must the best so far be for them to be cut (the smallest whole number)?
predict-words-ask-threshold-white = Moves are left at { $place }. How small must the best so far be for them to be cut (the greatest whole number)?
predict-words-ask-proof = The proof number of { $place } is counted anew from its children. What is it then?
predict-words-ask-disproof = The disproof number of { $place } is counted anew from its children. What is it then?
predict-words-ask-candidate = At { $place }, is { $mv } generated as a candidate?
predict-words-ask-narrowed = The best at { $place } has changed. What is the window (α, β) there now?
predict-words-ask-passed = { $child } is read next. With which window (α, β)?

# Where the search is, on paper.
predict-words-at = The search stands at { $place }.
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

### BestEval: which squares are looked at.

listing-empty-squares-name = The best exchange
listing-empty-squares-symptom = The value is right, 3690. But squares on which nothing can be taken are looked at as well, which costs time.
listing-empty-squares-hint = What is on a square that does not hold a piece of one's own?
listing-empty-squares-explanation = “Not a piece of one's own” is a piece of the opponent's, or an empty square. On an empty one EvalGain returns 0, so the best value stays what it is. A harmless slip: the two part on the way and arrive at the same value. To be exact, ask for a piece of the opponent's. In the publication best is not declared, and the parameter k is not used.
listing-empty-squares-corrected = Only the opponent's pieces
listing-empty-squares-line-function-besteval-side-best = function BestEval(side) → best gain
listing-empty-squares-line-best-0 = best ← 0
listing-empty-squares-line-published = if it holds no piece of side's:
listing-empty-squares-line-corrected = if it holds a piece of the opponent's:
listing-empty-squares-line-gain-evalgain-square = gain ← EvalGain(square)
listing-empty-squares-line-if-gain-best-best = if gain > best: best ← gain
listing-empty-squares-said-nothing-won-yet = Nothing is won yet.
listing-empty-squares-said-looked-at = { $name }. Is it looked at?
listing-empty-squares-var-looked-at = looked at
# $gain (Number)
listing-empty-squares-said-taking-wins = Taking { $name } wins { $gain }.
# $best (Number)
listing-empty-squares-said-best-gain = The best gain is { $best }.

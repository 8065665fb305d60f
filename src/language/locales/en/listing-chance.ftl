### A cut at a move of chance that is none.

listing-chance-name = A cut where chance moves
listing-chance-line-call = return value(root, −1000)
listing-chance-line-function = function value(node, α)
listing-chance-line-return-leaf = return the number of the leaf
listing-chance-line-if-chance = if chance moves at node:
listing-chance-line-nothing = mean ← 0
listing-chance-line-v = v ← value(child, α)
listing-chance-line-weigh = mean ← mean + v / 2
listing-chance-line-cut = if v ≤ α: return v
listing-chance-line-right = if mean + the most the rest can add ≤ α: return mean
listing-chance-line-return-mean = return mean
listing-chance-line-v-best = v ← value(child, best)
listing-chance-var-mean = mean
listing-chance-said-mean = The mean of { $here } adds up to { $mean } so far.
listing-chance-symptom = It says that the root is worth 5. 6 is right.
listing-chance-hint = Which node should have been worth 6, and what had been read of it when it was left?
listing-chance-explanation = At a node of MIN one child that is worth no more than α is enough: MIN chooses it. Chance chooses nothing, and the other child may be worth more. Only when the mean cannot come above α, even if all that is left were worth the greatest value there is, may the rest be skipped. That is what Star1 does.

### The exchange on a square: in which order White takes (u-13).

listing-attacker-order-name = The order of an exchange
listing-attacker-order-symptom = The exchange on 6d is worth +50. The listing returns +100. Its table value[ ] has positive numbers for the pieces of either side.
listing-attacker-order-hint = Where piece values have no sign, both sides can be sorted alike. Compare the two loops.
listing-attacker-order-explanation = White, too, does best to take with the cheapest piece first, so the comparison has to be “<” as for Black. With “>” the most valuable come first. The rook stands behind the lance and cannot move yet, so the gold takes first, and Black wins more. With a table in which White's pieces have negative values, “>” is the cheapest first, and the line is right as it stands.
listing-attacker-order-assumption = The table PieceValue used for sorting is not printed in the chapter. Here White's pieces have positive values in it; the values are those of YSS.
listing-attacker-order-line-function-exchange-square-gain = function exchange(square) → gain
listing-attacker-order-line-blacks-row-for-i = Black's row, for i from 0:
listing-attacker-order-line-first-i-for-j = first ← i; for j > i: if value[j] < value[first]: first ← j
listing-attacker-order-line-swap-i-and-first = swap i and first
listing-attacker-order-line-whites-row-for-i = White's row, for i from 0:
listing-attacker-order-line-published = first ← i; for j > i: if value[j] > value[first]: first ← j
listing-attacker-order-line-take-in-turn-each = take in turn, each with the first of its row that can move
listing-attacker-order-line-from-end-better-taking = from the end: the better of taking and stopping
listing-attacker-order-line-return-value = return that value
listing-attacker-order-var-gained = gained
listing-attacker-order-var-row = row
listing-attacker-order-said-takes-or-stops-at = { $mark } takes, or stops at { $gained }.
listing-attacker-order-said-compared-with = { $new } is compared with { $old }.
listing-attacker-order-var-first = first
# $number (Number)
listing-attacker-order-said-number-settled = Number { $number } is settled.
listing-attacker-order-said-takes-with-from = { $mark } takes with the { $kind } from { $from }.

### What the terms of a value stand for.

evaluation-terms-piece = on the board
evaluation-terms-hand = in hand
evaluation-terms-discount = board discount
evaluation-terms-defence = near own king
evaluation-terms-attack = near other king
evaluation-terms-support = supported
evaluation-terms-attacked = attacked
evaluation-terms-king-neighbourhood = next to the kings
evaluation-terms-king-square = squares of the kings
evaluation-terms-truncation = fractions cut off
# Pieces in hand.
# $count (Number)
evaluation-terms-pieces-in-hand = { $piece } in hand, { $count }
# Attacks near the own king; $mark is ▲ or △.
# $distance (Number)
evaluation-terms-attacks-near-own = { $mark }{ $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}, { $distance } from own king
# $distance (Number)
evaluation-terms-attacks-near-enemy = { $mark }{ $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}, { $distance } from enemy king
# $count (Number)
evaluation-terms-supported-by = { $piece } supported by { $count }
# $count (Number)
evaluation-terms-attacked-by = { $piece } attacked by { $count }
# A square next to a king.
evaluation-terms-next-to-king = { $mark }next to K, { $holds ->
    [piece] own piece
    [king-alone] held by the king alone
    [defended-piece] own piece, defended
   *[defended] defended
}
evaluation-terms-square-of-king = { $mark }square of K
evaluation-terms-discounted = { $piece } on the board

### Why moves stand in the order in which they are tried, and what became of them.

order-why-there = { $mv } is { $ordinal } in the order of moves { $at }: { $reason }.
order-ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $number }{ NUMBER($number, type: "ordinal") ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    }
}

## What became of a move

order-being-read = being read
order-not-settled = not settled
order-before = before: { $value }
order-skipped = × skipped
order-not-read = not read

## The class of a move

order-known = the best of the reading before
order-even-capture = an even capture
order-even-promotion = an even promotion
order-winning-capture = a winning capture
order-winning-promotion = a winning promotion
order-losing-capture = a losing capture
order-losing-promotion = a losing promotion
order-killer = it has caused a cut at this ply (killer)
# $points (Number)
order-history = it has caused cuts elsewhere (history), { $points } points
order-quiet = a quiet move
# What a capture or a promotion promises.
order-worth = { $class } ({ $value })
order-worth-for = { $class } ({ $value } from { $side }'s view)

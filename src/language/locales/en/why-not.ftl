### Why not this move?

# $found (String)
why-not-no-square = “{ $found }” is no square of this board; expected one such as b2.
# $name (String)
why-not-taken = { $name } is taken.
why-not-over = The game is over here: there is no move.
# $found (String)
# $moves (String)
why-not-no-move = “{ $found }” is no move here; there are { $moves }.
# Where a piece of the other side, or nothing, was touched.
why-not-not-own = That is no piece of the side to move.
# $from was touched first, then a square to which it cannot go.
why-not-cannot-go = That piece cannot go there.
why-not-after-stop = After stopping there is no move to read.
why-not-cannot-read = The search of this lesson cannot begin after that move.
# The question, over the answer.
# $moved (String)
why-not-title = Why not { $moved }?
# A button and an entry of a menu.
why-not-ask = Why not this move?
why-not-ask-tip = Ask the finished run about the move to this node (Shift+W)
# Before the field for a move.
why-not-field = Why not
why-not-field-tip = Type a move, or click it on the board: P-7f, 7g7f, ７六歩
# The same where nodes have names.
why-not-field-names = Type the name of a node that could be chosen here
# Below the answer. $unit is what a pawn or a disc counts; empty if there is no such thing.
# $unit (String)
why-not-about = From the finished run; values are for Black{ $unit }.
# $place (String)
why-not-place = { $place ->
    [best] best
    [read] read
    [cut] cut
   *[not-read] not read
}
# $moved (String)
# $value (String)
# $relation (String)
why-not-is-best = { $moved } is the choice here: { $relation ->
    [exact] it is worth { $value }
    [at-least] it is worth { $value } at least
   *[at-most] it is worth { $value } at most
}.
# $moved (String)
why-not-is-best-plain = { $moved } is the choice here.
# $moved (String)
# $value (String)
# $relation (String)
why-not-was-read = { $moved } was read: { $relation ->
    [exact] it is worth { $value }
    [at-least] it is worth { $value } at least
   *[at-most] it is worth { $value } at most
}.
# $moved (String)
why-not-was-read-plain = { $moved } was read, without a value to compare.
# $moved (String)
why-not-cut = { $moved } was not read: a cut skipped it.
# $side (String)
# $by (Number)
# $best (String)
# $value (String)
# $relation (String)
why-not-short = For { $side } that is { $relation ->
    [exact] { $by } worse
   *[at-least] at least { $by } worse
} than { $best } ({ $value }).
# $best (String)
# $value (String)
# $relation (String)
why-not-no-better = { $relation ->
    [exact] That is as good as { $best } ({ $value }); of equal moves, the one read first stays.
   *[at-least] That is no better than { $best } ({ $value }); how much worse was not needed.
}
# $best (String)
# $value (String)
why-not-best-is = The choice here is { $best } ({ $value }).
# The best line after a move, as a heading.
why-not-refutation = The line
why-not-goes-on = How it goes on
# $name (String)
# $gain (String)
why-not-gains = { $name } ({ $gain })
why-not-go = Go to it in the tree
why-not-read = Read it
why-not-read-tip = Read the position after it with the same search, and show that beside the tree
why-not-reading = Reading …
why-not-close = Close the answer
why-not-show = Show the reading beside the tree
why-not-hide = Hide the reading
# $value (String)
# $relation (String)
# $leaves (Number)
why-not-read-value = Read by itself ({ $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}), it is worth { $value }{ $relation ->
    [exact] {""}
    [at-least] {" "}at least
   *[at-most] {" "}at most
}.
# $is (String)
# $side (String)
why-not-read-proof = Read by itself, a win of { $side } there is { $is ->
    [proven] proven
    [disproven] disproven
   *[unknown] neither proven nor disproven
}.
# $best (String)
# $value (String)
why-not-better-there = There it would be better than { $best } ({ $value }).
# $value (String)
# $best (String)
why-not-stays = The answer stays: the root is worth { $value } with { $best }.
# $before (String)
# $value (String)
why-not-changes = The answer would change: the root would be worth { $value } instead of { $before }.
# $before (String)
# $value (String)
# $moved (String)
why-not-changes-best = The answer would change: { $moved } would be the best, worth { $value } instead of { $before }.
why-not-may-change = The answer may change: what else was cut would have to be read again.
# Under the pointer on a piece of the side to move.
why-not-touch = Why not move it? Click where it would go (once more on it: the exchange there)
# Why a move is in no class that is read, without a full stop.
# $because (String)
why-not-because = Its reason: { $because }.
# $moved (String)
why-not-guessed = { $moved } was not read, on a guess.

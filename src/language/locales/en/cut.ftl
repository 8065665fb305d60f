### A cut as the card of a node says it.

cut-question = what was asked of { $child }
cut-whole-window = the window of the search
cut-pass = Even passing was enough { $at }: a move is guessed to be better still, and none was read.
cut-margin = { $at }, the static value exceeded the bound by more than the moves left were expected to change (a guess): no move was read.
cut-known = What was known was enough { $at }: the rest was not read.
cut-has = { $at }, { $side } has { $bound } with { $by } ({ $known }, { $deep ->
    [true] deep cut
   *[false] parent's bound
})
cut-scouted = { $at }, the scout has shown that { $by } gives { $side } { $bound } ({ $known })
cut-asks = { $at }, the scout only asks whether { $by } is better ({ $known }, the scout's window)
# Of a mean: what the child has to be worth for it to matter.
cut-mean = { $at }, the mean no longer depends on { $by } beyond { $known }
# After "=": where the bound of a child of chance comes from.
cut-by-mean = the bound from the mean of { $place }
cut-beyond = { $at }, the mean can no longer come inside the window, whatever the rest is worth.
cut-called = the whole search was called with { $known }
cut-away = Cut away{ $unread ->
    [true] {" "}and unread
   *[false] {""}
}: whatever it is worth, { $stays ->
    [root] the value of the root does not change
    [scout] the answer to the scout does not change
    [window] the answer within this window does not change
   *[asked] what was asked here is answered
}.{ $unread ->
    [true] {" "}A right click reads it after all.
   *[false] {""}
}
# In a search that asks only who wins.
cut-enough = { $at }, { $child } is all that { $side } needs. No bound is needed.
cut-guessed = Not read, on a guess: { $because }. If the guess is wrong, the value may be wrong, too.
# Why a selective search has not read a move.
cut-guess-reason = { $reason ->
    [futile] with all that it may win, it will hardly reach what is needed
    [late] enough moves come before it in the order
    [exchange] it loses by the exchange
    [pass] even passing was good enough
    [margin] even without a move the lead was large enough
   *[unknown] the reason was not recorded
}

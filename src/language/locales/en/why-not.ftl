### Why not this move?

why-not-no-square = “{ $found }” is no square of this board; expected one such as b2.
why-not-taken = { $name } is taken.
why-not-over = The game is over here: there is no move.
why-not-no-move = “{ $found }” is no move here; there are { $moves }.
# Where a piece of the other side, or nothing, was touched.
why-not-not-own = That is no piece of the side to move.
# $from was touched first, then a square to which it cannot go.
why-not-cannot-go = That piece cannot go there.
why-not-after-stop = After stopping there is no move to read.
why-not-cannot-read = The search of this lesson cannot begin after that move.
# The question, over the answer.
why-not-title = Why not { $moved }?
# A button and an entry of a menu.
why-not-ask = Why not this move?
why-not-ask-tip = Ask the finished run about the move to this node (Shift+W)
# Before the field for a move.
why-not-field = Why not this move?
why-not-field-move = such as P-7f
why-not-field-tip = Enter a move, or play it on the board: P-7f, 7g7f, ７六歩
# The same of another game than shogi.
why-not-field-any = a move
why-not-field-any-tip = Enter a move as it stands in the tree, or play it on the board
# The same where nodes have names.
why-not-field-name = its name
why-not-field-names = Enter the name of a node that could be chosen here
# Below the answer. $unit is what a pawn or a disc counts; empty if there is no such thing.
why-not-about = From the finished run; { $whose ->
    [players] payoffs in the order of the players
   *[sides] values are for Black
}{ $unit }.
why-not-place = { $place ->
    [best] best
    [read] read
    [cut] cut
   *[not-read] not read
}
# A value with the word of its bound.
why-not-worth = { $relation ->
    [exact] { $value }
    [at-least] at least { $value }
   *[at-most] at most { $value }
}
# $told: mate, or value.
why-not-is-best = { $moved } is the choice here: it { $told ->
    [mate] leads to
   *[value] is worth
} { $worth }.
why-not-is-best-plain = { $moved } is the choice here.
why-not-was-read = { $moved } was read: it { $told ->
    [mate] leads to
   *[value] is worth
} { $worth }.
why-not-was-read-plain = { $moved } was read, but not as deeply as the rest: it has no value to compare.
# Of a search that guesses.
# $plies (Number)
why-not-reduced = { $moved } was read { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} less deeply, on a guess: by that reading it { $told ->
    [mate] leads to
   *[value] is worth
} { $worth }.
# $because: the guess that was enough.
why-not-dropped = { $moved } was dropped on a guess ({ $because }): if the guess is right, it { $told ->
    [mate] leads to
   *[value] is worth
} { $worth }.
why-not-by-guesses = The search guesses, so this may be wrong.
# What is proven of a move. $told says what is asked: a win, or more than 0.
why-not-proof = { $moved } is { $is ->
    [proven] proven: { $side } { $told ->
        [win] wins there
       *[more] can do better than 0 there
    }
   *[disproven] disproven: { $side } { $told ->
        [win] does not win there
       *[more] cannot do better than 0 there
    }
}.
why-not-open = { $moved } is neither proven nor disproven: its proof number is { $proof }, its disproof number { $disproof }.
# The same of a mate. $plies: those that were read, from the move on.
# $plies (Number)
# $length: whether no mate is shorter, or it is only the longest.
why-not-mates = { $moved } { $who ->
    [attacker] { $is ->
        [proven] mates in { $plies } { $plies ->
            [one] ply
           *[other] plies
        }{ $length ->
            [shortest] , and no move does sooner
           *[longest] {" "}or less
        }
       *[disproven] does not mate in { $plies } { $plies ->
            [one] ply
           *[other] plies
        }
    }
   *[defender] { $is ->
        [proven] does not escape
       *[disproven] escapes: there is no mate in { $plies } { $plies ->
            [one] ply
           *[other] plies
        }
    }
}.
why-not-settled-by = { $best } was enough to settle the question here.
why-not-cut = { $moved } was not read: a cut skipped it.
why-not-cut-at-last = { $moved } was read less deeply before; in the last iteration a cut skipped it.
# $told: by a reading that guesses, or a fact.
# $by: "6", "1½".
why-not-short = { $told ->
    [guess] By this reading that is, for { $side },
   *[fact] For { $side } that is
} { $relation ->
    [exact] { $by } worse
   *[at-least] at least { $by } worse
} than { $best } ({ $value }).
why-not-no-better = { $relation ->
    [exact] That is as good as { $best } ({ $value }); of equal moves, the one read first stays.
   *[at-least] That is no better than { $best } ({ $value }); whether it is worse, and by how much, was not needed.
}
# Of payoffs: what player { $player } gets.
why-not-as-much = { $relation ->
    [exact] For { $player } that is as good as { $best } ({ $value }); of equal payoffs, what was read first stays.
   *[at-least] For { $player } that is no better than { $best } ({ $value }); whether it is worse was not needed.
}
# A player who plays against the first one. $by: "3".
why-not-leaves = { $how ->
    [same] That leaves { $first } { $relation ->
        [exact] as much as { $best } does ({ $value }); of equal payoffs, what was read first stays
       *[at-least] as much as { $best } does ({ $value }), or more
    }.
   *[more] That leaves { $first } { $relation ->
        [exact] { $by } more
       *[at-least] at least { $by } more
    } than { $best } does ({ $value }), and { $player } is taken to leave { $first } as little as possible.
}
why-not-best-is = The choice here is { $best } ({ $value }).
# The best line after a move, as a heading.
why-not-refutation = The line
# A line of a proof, which may have others.
why-not-one-line = One of its lines
why-not-goes-on = How it goes on
why-not-gains = { $name } ({ $gain })
why-not-go = Go to it in the tree
why-not-read = Read it
why-not-read-tip = Read the position after it with the same search, and show that beside the tree
why-not-reading = Reading …
why-not-close = Close the answer
why-not-show = Show the reading beside the tree
why-not-hide = Hide the reading
# $leaves (Number)
why-not-read-value = Read by itself ({ $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}), it { $told ->
    [mate] leads to
   *[value] is worth
} { $worth }.
# $leaves (Number)
why-not-read-unfinished = Read by itself ({ $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}), it has no value: the reading was not finished.
# $leaves (Number)
why-not-read-proof = Read by itself ({ $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}): { $is ->
    [proven] { $side } { $told ->
        [mate] mates there
        [win] wins there
       *[more] can do better than 0 there
    }
    [disproven] { $side } { $told ->
        [mate] does not mate there
        [win] does not win there
       *[more] cannot do better than 0 there
    }
   *[open] neither proven nor disproven
}.
why-not-better-there = There it would be better than { $best } ({ $value }).
# $stops: whether the best is to stop: to decline, to stand pat.
why-not-stays = The answer stays: the root is worth { $value } { $stops ->
    [true] by
   *[false] with
} { $best }.
why-not-changes = The answer would change: the root would be worth { $value } instead of { $before }.
why-not-changes-best = The answer would change: { $moved } would be the best, worth { $value } instead of { $before }.
why-not-stays-proof = The answer stays: the root is settled without it.
why-not-may-change = The answer may change: what else was cut would have to be read again.
# Under the pointer on a piece of the side to move.
why-not-touch = Why not move it? Click where it would go (once more on it: the exchange there)
# Why a move is in no class that is read, without a full stop.
why-not-because = Its reason: { $because }.

### AND/OR search for a mate. $who is attacker or defender, $result mate or none.

mates-in-one = First, a mate in 1 is looked for.
# $before (Number)
# $plies (Number)
mates-iteration = There is no mate in { $before }, so one in { $plies } is looked for.
mates-start = Reading starts from { $place }. { $side } attacks: at an OR node one move that mates is enough.
mates-down = Go down to { $child }. { $who ->
    [attacker] An OR node: { $side } needs one move that mates.
   *[defender] An AND node: every answer of { $side } must be mated.
}
mates-mated = { $place } is mate: { $side } is in check and has no legal move.
mates-ends = { $place }: no mate. { $who ->
    [attacker] { $side } has no check left to read.
   *[defender] The plies are used up, and { $side } still has an answer.
}
mates-came-back = { $at }, { $child } { $who ->
    [attacker] { $result ->
        [mate] mates
       *[none] does not mate
    }
   *[defender] { $result ->
        [mate] leads to mate
       *[none] escapes mate
    }
}.
mates-cut = { $who ->
    [attacker] { $child } mates { $at }. One such move is enough
   *[defender] { $child } escapes { $at }. One such answer is enough
}: { $skipped } need not be read.
mates-found = A mate is found. It begins with { $child }: { $line }.
# $plies (Number)
mates-none = There is no mate in { $plies }: every check has an answer.
mates-exit = { $place } is { $result ->
    [mate] a mate, { $who ->
        [attacker] because { $side } has { $child }
       *[defender] whatever { $side } answers
    }
   *[none] no mate: { $who ->
        [attacker] every check has an answer
       *[defender] { $side } has { $child }
    }
}.
# Where nobody says at which node of this run the table learned of it.
mates-before = before
# $plies (Number)
mates-recalled = The table knows { $place }: read { $from }, { $result ->
    [mate] it is a mate in at most { $plies }
   *[none] there is no mate in { $plies }
}.

mates-why-enter = { $who ->
    [attacker] The attacker chooses: if one child is a mate, so is this (OR). If none is, there is no mate.
   *[defender] The defender chooses: only if every child is a mate is this one (AND). One that is not is enough to escape.
}
mates-why-leaf = { $result ->
    [mate] With no legal move to get out of check, “every answer is mated” holds trivially.
   *[none] It is mate only if the defender is in check and has no answer.
}
mates-why-came-back = { $who ->
    [attacker] { $result ->
        [mate] For the attacker one is enough (OR). Whether other checks mate does not matter.
       *[none] One check that does not mate settles nothing by itself (OR): only if none mates is there no mate.
    }
   *[defender] { $result ->
        [mate] One answer that is mated settles nothing by itself (AND): all of them must be.
       *[none] For the defender one escape is enough (AND). What other answers do does not matter.
    }
}
mates-why-cut = { $who ->
    [attacker] An OR is true as soon as one part is true. If this move did not mate, reading would go on.
   *[defender] An AND is false as soon as one part is false. If this answer were mated, reading would go on.
}
mates-why-has-one = The side to move needed one move, and has it.
mates-why-has-none = { $who ->
    [attacker] An OR node is no mate only when none of its checks mates: all were read.
   *[defender] An AND node is a mate only when every answer in it is mated: all were read.
}
mates-why-iteration = Short mates are looked for first, so the first one found is the shortest.
mates-why-recalled = The table takes a position to have the same answer whichever way it is reached. With too few plies in the table it would be read again.
# What was enough, on the card of a node.
mates-enough = { $who ->
    [attacker] { $child } mates { $at }: for the attacker one such move is enough (OR). No bound is needed.
   *[defender] { $child } escapes { $at }: for the defender one such answer is enough (AND). No bound is needed.
}

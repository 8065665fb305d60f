### Where two runs or two lines part.

# Of a run that is over where another one goes on.
parting-done = done
# $step (Number)
parting-step = step { $step }
# $step (Number)
parting-step-words = step { $step }: { $words }
# $number (Number)
parting-both = 1 { $here }, { $number } { $there }
parting-is-cut = a cut
parting-is-window = another window
parting-is-value = another value
parting-is-action = something else is done
# Between a node and what is not the same there.
parting-at = :{" "}
# Why the tree does not have a move of a line, in a word.
parting-word = { $reason ->
    [cut] cut
    [cut-above] cut, with this node
    [cut-earlier] cut earlier
    [beyond-depth] beyond the depth
    [not-generated] not generated
    [quiescence-declined] quiescence declined
    [quiescence-quiet] quiet, beyond quiescence
    [other-square] another square
    [not-a-check] no check
    [recalled] recalled
    [recalled-above] recalled above
    [repeated] repetition
    [settled] settled without it
    [guessed] a guess
   *[unfinished] unfinished
}
# The same as a sentence about the move.
parting-reason = { $reason ->
    [cut] Cut: { $moved } is in the tree, but alpha-beta skipped it, sure that it could not change the root's value.
    [cut-above] Cut: the search skipped this whole node, so that { $moved } was not read.
    [beyond-depth] Beyond the depth: the tree ends here and has not read { $moved }.
    [quiescence-declined] Quiescence declined: beyond the horizon it does not read { $moved }, which takes nothing, and standing pat was better than taking.
    [quiescence-quiet] Beyond quiescence: past the horizon only captures and the like are read, not { $moved }, which takes nothing.
    [other-square] Another square: this tree reads captures on one square only, and { $moved } goes elsewhere.
    [not-a-check] No check: the attacker of this tree reads checks only, and { $moved } is not one.
    [recalled] Recalled: the value of this position was known already, so that { $moved } was not read here.
    [recalled-above] Recalled: the value of a position above was known already, so that { $moved } was not read here.
    [repeated] Repetition: this position has occurred before, and the rules say what that is worth; { $moved } was not read.
    [settled] Settled: the proof or disproof was finished without { $moved }.
   *[unfinished] Unfinished: the tree or its run was stopped before it came to { $moved }.
}
# A cut of an earlier round; $round is pass or depth.
# $number (Number)
parting-cut-earlier = Cut: a cut { $round ->
    [pass] in pass { $number }
   *[depth] at depth { $number }
} skipped { $moved }, and nothing later has read it.
# $which are the moves that the tree reads.
parting-not-generated = Not generated: this tree reads only { $which }; { $moved } is not among them.
parting-some-moves = some of the moves
parting-captures = captures
parting-checks = captures and checks
# $count (Number)
parting-best-moves = the best { $count } moves
parting-moves-of-classes = the moves that the classes of YSS call for
parting-no-value = the tree has no value for { $moved }
parting-worth = to the tree { $moved } is worth { $value }
parting-worth-at-most = to the tree { $moved } is worth at most { $value }
parting-worth-at-least = to the tree { $moved } is worth at least { $value }
# Where the tree would rather play another move; $at is a place with a capital letter, $theirs what the tree thinks of the move.
parting-preference = { $at }, the tree plays { $own } ({ $value }), { $reader } plays { $moved }; { $theirs }.
parting-guessed = A guess: the search has not read { $moved }: { $because }.

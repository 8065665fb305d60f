### Proof-number searches. $result is proven or disproven, $which names a number: proof or disproof.

proofs-start = The search starts from { $place }. It asks for no value, only whether { $attacker } can get one that is better than 0.
proofs-leaf-made = Expanding has made { $child }, which is a leaf: it is evaluated at once.
# $next: what the second best would be, in brackets; empty if there is none.
proofs-down = { $side } chooses: { $child } has the smallest { $which ->
    [proof] proof number
   *[disproof] disproof number
}, { $number }{ $next }. Go there.
proofs-next = {" "}(next comes { $second } with { $number })
proofs-tied = {" "}({ $count ->
    [one] { $others } has the same, and comes
   *[other] { $others } have the same, and come
} later)
proofs-leaf = { $result ->
    [proven] That is better than 0 for { $attacker }: { $place } is proven, with proof number 0 and disproof number ∞.
   *[disproven] That is not better than 0 for { $attacker }: { $place } is disproven, with proof number ∞ and disproof number 0.
}
# $count (Number)
proofs-least-of = the smallest of its { $count } children's
# $count (Number)
proofs-sum-of = the sum of its { $count } children's
proofs-of-many = { $number }, { $from }
# $state: new where the node is expanded; again, or same where nothing changes.
proofs-counted = { $state ->
    [new] { $place } is expanded:
   *[again] The numbers of { $place } are counted again:
    [same] The numbers of { $place } are counted again:
} proof number { $proof }; disproof number { $disproof }{ $state ->
    [same] , as before
   *[again] {""}
    [new] {""}
}.
proofs-root-thresholds = At the root both thresholds are ∞: the search ends only with a proof or a disproof.
proofs-thresholds = The thresholds of { $place }: proof number { $proof }, disproof number { $disproof }. Until one of them is reached, only the tree below is read.
proofs-promising = With a { $which ->
    [proof] proof number
   *[disproof] disproof number
} of { $limit }, { $second }, which has { $number }, is more promising.
# $follows: a clause, from one of the next three.
proofs-settled = { $child } is { $result ->
    [proven] proven
   *[disproven] disproven
} ({ $value }): { $follows }.
proofs-enough = { $at }, one such move is enough{ $result ->
    [proven] {""}
   *[disproven] {""}
}
# $moves (Number)
proofs-every-move = { $at }, { $moves ->
    [1] the only move
   *[other] every move
} is { $result ->
    [proven] proven
   *[disproven] disproven
}
proofs-moves-left = { $at }, { $result ->
    [proven] { $open ->
        [one] the move that is left must be proven, too
       *[other] the { $open } moves that are left must be proven, too
    }
   *[disproven] { $open ->
        [one] hope lies in the move that is left
       *[other] hope lies in the { $open } moves that are left
    }
}
proofs-reached = The { $which ->
    [proof] proof number
   *[disproof] disproof number
} of { $child } has reached its threshold, { $limit }.
proofs-left = { $child } is neither proven nor disproven: the search comes back with its numbers alone, { $numbers }.
# $told: mate at the root, root, or another node.
proofs-exit = { $told ->
    [mate] Proven: there is a mate for { $attacker } ({ $value }).
    [root] { $result ->
        [proven] Proven: { $attacker } can do better than 0 (the value is { $value }).
       *[disproven] Disproven: { $attacker } cannot do better than 0 (the value is { $value }).
    }
    [win] { $result ->
        [proven] Proven: { $attacker } wins (the value is { $value }).
       *[disproven] Disproven: { $attacker } does not win (the value is { $value }).
    }
   *[node] { $place } is { $result ->
        [proven] proven
       *[disproven] disproven
    }; its value is { $value }.
}
proofs-line = One of its lines: { $line }.

proofs-why-leaf = The numbers of a leaf need no counting: its value alone settles them.
proofs-why-start = A node's proof number is the least number of nodes that must still be proven to prove it; its disproof number, the least that must still be disproven to disprove it. A small number promises little work.
proofs-why-down = { $which ->
    [proof] For the attacker one proven child is enough, so the one whose proof needs the fewest nodes is read.
   *[disproof] For the opponent one disproven child is enough, so the one whose disproof needs the fewest nodes is read.
}
proofs-why-value = { $value } { $sign } 0: { $result ->
    [proven] that proves it for { $attacker }
   *[disproven] for { $attacker } that is a disproof
}.
proofs-why-leaf-numbers = { $result ->
    [proven] Nothing more is needed to prove it (0), and nothing disproves it (∞).
   *[disproven] Nothing more is needed to disprove it (0), and nothing proves it (∞).
}
proofs-why-counted = { $which ->
    [proof] One proven child is enough, so the proof number is the minimum; a disproof takes every child, so the disproof number is the sum.
   *[disproof] On the opponent's turn a proof takes every child, so the proof number is the sum; one disproven child is enough, so the disproof number is the minimum.
}
proofs-why-thresholds = While both numbers stay below their thresholds, the same node would be the most promising again, so there is no need to go back up.
proofs-why-settled = { $state ->
    [only] It is the only child, so the node is settled the same way.
    [decides] The other children make no difference: the node is settled the same way.
    [last] The side that chooses has no child left, so the node is settled the same way.
   *[open] The side that chooses has other children left, so the node is not settled.
}
proofs-why-left = Neither number is 0, so nothing is settled.
proofs-why-exit = { $result ->
    [proven] That is because the proof number has become 0.
   *[disproven] That is because the disproof number has become 0.
}
proofs-why-root-thresholds = Above the root there is no other node that could be more promising.

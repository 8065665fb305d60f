### Proof and disproof numbers of a node.

proof-card-proof = proof number
proof-card-disproof = disproof number
proof-card-proof-limit = proof threshold
proof-card-disproof-limit = disproof threshold
proof-card-limits = The thresholds are { $limits }: until one is reached, only this is read.
proof-card-not-made = Not made yet.
proof-card-not-expanded = Not expanded yet: it counts one, for a proof and for a disproof.
# A number of a node that has not been counted since those of its children changed; the term that will be counted.
proof-card-before = { $term }: still { $number }, not counted anew yet
proof-card-proven = Proven, with the value { $value }: { $attacker } { $asked ->
    [win] wins
   *[more] can get more than 0
}.
proof-card-disproven = Disproven, with the value { $value }: { $attacker } { $asked ->
    [win] does not win
   *[more] cannot get more than 0
}.
# Before one of the two sentences above.
proof-card-leaf = A leaf. { $said }
proof-card-any-proves = { $mover } to move: to prove it takes one move, to disprove it every move.
proof-card-all-prove = { $mover } to move: to prove it takes every move, to disprove it one move.
# As a screen reader says it, before the rest.
proof-card-spoken = proof number { $proof }, disproof number { $disproof },{" "}

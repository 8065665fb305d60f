### Classes of plausible moves, as the generator of YSS has them.

# What a class of moves is for.
move-classes-attack = attack
move-classes-defence = defence
move-classes-shallow = near the root only
move-classes-name = { $class ->
    [capture] capture
    [promote] promotion
    [go-for] go for a piece
    [escape] escape
    [interpose] interpose
    [support] add support
    [take-attacker] take the attacker
    [block-added] block an added line
    [forestall-drop] forestall a drop
    [hang-pawn] dangle a pawn
    [drop-big] drop a rook or bishop
    [strike-pawn] strike with a pawn
    [drop-near-king] drop beside the king
    [approach] approach the king
    [discover] discovered attack
    [pawn-grab] go for a pawn
    [hit-cut] hit a watched piece
    [cover-king] cover the king's area
    [block] block a line
    [take-anyway] take at any price
    [check] check
   *[random] random
}
# Why the moves of a class are generated.
move-classes-why = { $class ->
    [capture] It wins by the exchange
    [promote] A piece promotes, and is not lost
    [go-for] Next it takes a piece worth more than a pawn; forks belong here
    [escape] The threatened piece goes where less is lost: up to three moves for a piece, eight for the king
    [interpose] It stands in the way of a rook, bishop or lance
    [support] What is taken can be taken back
    [take-attacker] The piece that threatens is gone
    [block-added] It blocks a rook, bishop or lance that adds to the attack
    [forestall-drop] It occupies or covers the square from which a drop would fork
    [hang-pawn] A pawn is dropped where it can promote next
    [drop-big] A rook or bishop is dropped into the enemy camp
    [strike-pawn] A pawn is dropped in front of an enemy piece
    [drop-near-king] A piece is dropped beside the enemy king, even at a loss
    [approach] A tokin or a gold comes nearer to the enemy king
    [discover] The rook, bishop or lance behind it attacks a piece
    [pawn-grab] Next it takes a pawn
    [hit-cut] A piece that a rook, bishop or lance looks at is attacked once more
    [cover-king] It covers a square beside its own king that is under attack
    [block] It shortens the line of a rook, bishop or lance by two squares or more
    [take-anyway] It takes although that wins nothing
    [check] It gives check, even if the piece is lost for nothing
   *[random] Two moves of every piece, at random
}
# What a move is played for. $about is the piece or the square that it is about, $other another piece.
move-classes-reason = { $class ->
    [capture] takes { $about }
    [promote] promotes
    [go-for] goes for { $about }
    [fork] forks { $about } and { $other }
    [escape] { $about } escapes from { $other }
    [interpose] saves { $about }, in the way of { $other }
    [support] protects { $about } against { $other }
    [take-attacker] takes { $other }, which threatens { $about }
    [block-added] blocks { $other }, which adds to the attack on { $about }
    [forestall-drop] forestalls a drop on { $about } that forks { $other }
    [hang-pawn] promotes on { $about } next
    [drop-big] a drop into the enemy camp
    [strike-pawn] strikes { $about } on the head
    [drop-near-king] a drop beside { $about }
    [approach] comes nearer to { $about }
    [discover] opens the line of { $other } to { $about }
    [pawn-grab] goes for { $about }
    [hit-cut] hits { $about }, which { $other } watches
    [cover-king] covers { $about } beside the king
    [block] blocks the line of { $about }
    [take-anyway] takes { $about } at any price
    [check] checks { $about }
   *[random] a move of { $about }, chosen at random
}
# Why moves are not generated, as a heading.
move-classes-omission = { $omission ->
    [over-most] not among the 32 best
    [over-limit] beyond the limit of its class
    [too-deep] of a class made near the root only
    [loses] loses by the exchange
    [worthless] its target is not worth taking
    [only-pawn] attacks nothing but a pawn
    [no-promotion] no reason not to promote
   *[no-reason] no reason to play it
}
# Why a move is not generated.
# $most (Number)
move-classes-over-most = { $class }, but not among the { $most } best provisional values
# $limit (Number)
move-classes-over-limit = { $class }, but its limit is reached (at most { $limit })
# $plies (Number)
move-classes-too-deep = { $class }: only in the first { $plies } plies
move-classes-loses = { $class }, but the exchange does not pay ({ $value })
move-classes-only-pawn = it attacks nothing but a pawn
move-classes-worthless = it attacks { $target }, but taking it wins nothing
move-classes-no-promotion = no reason not to promote
move-classes-no-reason = no reason to play it

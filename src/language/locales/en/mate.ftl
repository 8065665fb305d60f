### The words about the search for mate from the board.

# Title of the choices.
mate-title = Mate by checks alone
# What it does.
mate-tip = Whether the side to move mates by checks alone, within so many plies. The proof is a tree to step through
# The most plies.
mate-plies = plies, at most
# The button.
mate-search = Search for mate
# Above the switches.
mate-cuts = leave moves out (YSS)
# Useless interpositions cost no plies.
mate-interpositions = useless interpositions do not count
# What that means.
mate-interpositions-tip = A piece dropped before a check from afar, only to be taken for nothing. It is read, and costs no plies
# Rooks and bishops must promote.
mate-promote = rook and bishop always promote
# What that means.
mate-promote-tip = A rook or bishop that may promote does. A mate that avoids mate by a dropped pawn is missed
# Rooks and bishops are dropped near.
mate-near = no rook or bishop from afar
# What that means.
mate-near-tip = Rooks and bishops are dropped next to the king only
# A limit on what is lost.
mate-loss = give up when more is lost than
# What it counts.
mate-loss-tip = What was taken, less what was won, in the values of YSS: a pawn is 100
# A limit on sacrifices.
mate-sacrifices = sacrifices, at most
# What it counts.
mate-sacrifices-tip = How often a checking piece was taken where it had just moved
# What a limit means.
mate-unknown = If the cap is reached, or it is stopped, the answer is “unknown”, never “no mate”

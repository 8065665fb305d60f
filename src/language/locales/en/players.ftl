### Programs that play: why there is none of this name, or no opening for their games.

# $found (String)
# $deepest (Number)
players-unknown = found the player "{ $found }", expected random, one-ply, one-ply-exchange, depth-1 to depth-{ $deepest }, engine, engine-NODES or an evaluator's id; an evaluator may follow as in one-ply:yss, and +shuffle after it
# $found (String)
# $deepest (Number)
players-depth = found the player "{ $found }", expected depth-1 to depth-{ $deepest }
# $found (String)
# $most (Number)
players-nodes = found the player "{ $found }", expected engine-1 to engine-{ $most } (nodes a move)
# $found (String)
players-random = found the player "{ $found }", expected random alone: it evaluates and orders nothing
# $found (String)
players-shuffle = found the player "{ $found }", expected it without +shuffle: the engine orders moves itself
# $found (String)
# $deepest (Number)
players-unknown-of-othello = found the player "{ $found }", expected random, or depth-1 to depth-{ $deepest } with an evaluator of Othello, as in depth-3:turtle
# $found (Number)
# $plies (Number)
# $expected (Number)
players-no-opening = { $found } different openings of { $plies } random plies were found in which nobody has won a pawn, expected { $expected }; change the number of plies (--opening-plies), ask for fewer games, or take another position
# $found (Number)
# $plies (Number)
# $expected (Number)
players-no-opening-of-othello = { $found } different openings of { $plies } random plies were found, expected { $expected }; change the number of plies (--opening-plies), or ask for fewer games
# A comment in the record of a game; both languages stand there.
players-opening-ends = The random opening ends here
# $most (Number)
players-too-many-nodes = the search would enter more than { $most } nodes

### Programs that play: why there is none of this name, or no opening for their games.

# $deepest (Number)
players-unknown = found the player "{ $found }", expected random, one-ply, one-ply-exchange, depth-1 to depth-{ $deepest }, engine, engine-NODES, strong, strong-NODES or an evaluator's id; an evaluator may follow as in one-ply:yss, and +shuffle after it
# $deepest (Number)
players-depth = found the player "{ $found }", expected depth-1 to depth-{ $deepest }
# $most (Number)
players-nodes = found the player "{ $found }", expected engine-1 to engine-{ $most } (nodes a move)
players-random = found the player "{ $found }", expected random alone: it evaluates and orders nothing
players-no-engine = { $game }: chance moves there, and our engine reads only games without; expectiminimax and perfect play are for that
# $deepest (Number)
players-unknown-over-chance = found the player "{ $found }", expected random, one-ply, depth-1 to depth-{ $deepest } or perfect; an evaluator may follow as in depth-3:{ $usual }, and +shuffle after it
players-shuffle = found the player "{ $found }", expected it without +shuffle: the engine orders moves itself
# $deepest (Number)
players-unknown-of-game = found the player "{ $found }", expected random, one-ply, depth-1 to depth-{ $deepest }, engine, engine-NODES or an evaluator of { $game }; an evaluator may follow as in depth-3:{ $usual }, and +shuffle after it
# $found (Number)
# $plies (Number)
# $expected (Number)
players-no-opening = { $found } different openings of { $plies } random plies were found{ $which ->
    [even] {" "}in which nobody has won a pawn
   *[any] {""}
}, expected { $expected }; change the number of plies (--opening-plies){ $which ->
    [even] , ask for fewer games, or take another position
   *[any] , or ask for fewer games
}
# A comment in the record of a game; both languages stand there.
players-opening-ends = The random opening ends here
# $most (Number)
players-too-many-nodes = the search would enter more than { $most } nodes
players-step = found the player "{ $found }", which leaves out "{ $step }", expected one of { $steps }
# What ended a game.
players-late = did not answer in time
players-wrong-declaration = declared a win that the rules do not give
players-illegal = played an illegal move
players-no-move = said that it had no move
# $expected (Number)
# $found (Number)
players-small-book = the book has { $found } openings, each for two games, and { $expected } are needed; expected fewer games, or --opening-plies

### What a lesson promises of its runs, and what is not so.

promises-need-shogi = this promise needs a subject with a position of shogi
# $name (String)
promises-by-chance = found '{ $name }', which plays at random, expected one that always plays the same
# $algorithm (String)
promises-other-algorithm = a promise is about '{ $algorithm }', which is not among the lesson's algorithms
# $algorithm (String)
promises-cut-values = a promise is about the values of all moves, and { $algorithm } cuts moves off before it knows them; expected minimax
# $path (String)
promises-no-node = a promise is about /{ $path }, and there is no such node
# $why (String)
promises-step = a promise: { $why }

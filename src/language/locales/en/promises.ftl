### What a lesson promises of its runs, and what is not so.

promises-need-shogi = this promise needs a subject with a position of shogi
# $name (String)
promises-by-chance = found '{ $name }', which plays at random, expected a player that always plays the same move
# $algorithm (String)
promises-other-algorithm = a promise is about '{ $algorithm }', which is not among the lesson's algorithms
# $algorithm (String)
promises-cut-values = a promise is about the values of all moves, and { $algorithm } cuts moves off before it knows them; expected minimax
# $path (String)
promises-no-node = a promise is about /{ $path }, and there is no such node
# $why (String)
promises-step = a promise: { $why }

## What a promise is about, as `check` and `run` list it.

promises-value = value
promises-best = best
promises-tied = tied
promises-tied-count = tied moves
# $value (String)
promises-worth = worth { $value }
promises-line = line
promises-entered = entered
promises-leaves = leaves
promises-cutoffs = cutoffs
promises-researches = researches
promises-pruned = pruned
promises-running = running
promises-backed-up = backed up
promises-a-fact = a fact
promises-one = one
promises-none = none
promises-a-node = a node
promises-no-such-node = no such node
# $node (String)
# $step (String)
promises-numbers-at = numbers of /{ $node } at { $step }
# $node (String)
# $step (String)
promises-thresholds-at = thresholds of /{ $node } at { $step }
# $step (String)
promises-next-after = entered next after { $step }
promises-cut = cut
promises-not-cut = not cut
# $node (String)
# $step (String)
promises-value-at = value of /{ $node } at { $step }
# $step (String)
promises-number-of = number of { $step }
# $algorithm (String)
promises-finishes = { $algorithm } finishes
promises-yes = yes
promises-no = no
# $variation (String)
# $what (String)
promises-with = { $what } with { $variation }
promises-can-be-read = it can be read
# $path (String)
promises-line-below = line below /{ $path }
# $path (String)
promises-candidates-at = candidates at /{ $path }
# $path (String)
promises-called-for = what called for /{ $path }
promises-nothing = nothing
promises-start = start
# $count (String)
promises-in-check = { $count }, in check
promises-legal = legal moves
# $player (String)
promises-plays = { $player } plays
# $kind (String)
# $side (String)
promises-terms-of = { $kind } of { $side }
promises-never = never
promises-does-not-compile = does not compile
promises-right = right
promises-faulty = faulty
promises-part-at = part at line
# $depth (String)
# $player (String)
promises-best-at-depth = { $player }: best at depth { $depth }
# $lesson (String)
promises-names = names { $lesson }
promises-not-named = not named
# $node (String)
# $step (String)
promises-at = /{ $node } at { $step }

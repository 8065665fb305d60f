### What a lesson promises of its runs, and what is not so.

promises-need-shogi = this promise needs a subject with a position of shogi
promises-by-chance = found '{ $name }', which plays at random, expected a player that always plays the same move
promises-other-algorithm = a promise is about '{ $algorithm }', which is not among the lesson's algorithms
promises-cut-values = a promise is about the values of all moves, and { $algorithm } cuts moves off before it knows them; expected minimax
promises-no-node = a promise is about /{ $path }, and there is no such node
promises-step = a promise: { $why }

## What a promise is about, as `check` and `run` list it.

promises-value = value
promises-best = best
promises-tied = tied
promises-tied-count = tied moves
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
promises-numbers-at = numbers of /{ $node } at { $step }
promises-interval-at = interval of /{ $node } at { $step }
promises-thresholds-at = thresholds of /{ $node } at { $step }
promises-next-after = entered next after { $step }
promises-cut = cut
promises-not-cut = not cut
promises-value-at = value of /{ $node } at { $step }
promises-kept = in the table after { $step }
promises-number-of = number of { $step }
promises-finishes = { $algorithm } finishes
promises-yes = yes
promises-no = no
promises-with = { $what } with { $variation }
promises-can-be-read = it can be read
promises-line-below = line below /{ $path }
promises-candidates-at = candidates at /{ $path }
promises-called-for = what called for /{ $path }
promises-nothing = nothing
promises-start = start
promises-in-check = { $count }, in check
promises-legal = legal moves
promises-plays = { $player } plays
promises-terms-of = { $kind } of { $side }
promises-never = never
promises-does-not-compile = does not compile
promises-right = right
promises-faulty = faulty
promises-part-at = part at line
promises-best-at-depth = { $player }: best at depth { $depth }
promises-names = names { $lesson }
promises-not-named = not named
promises-at = /{ $node } at { $step }
# $iterations (Number)
promises-chosen-after = chosen after { $iterations } iterations
# $iterations (Number)
promises-sampled-after = visits and mean of /{ $node } after { $iterations } iterations

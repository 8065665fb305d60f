### What is told of a run besides its steps.

told-nothing-yet = Nothing has been read yet. Press → to read one step.
told-hidden = What happens is still hidden.
told-capped = An unfinished tree: it has met the most nodes that it may have, so nothing has been read. Raise that cap on the page “Own position”, or ask for less depth or fewer moves.
told-stopped = An unfinished tree: growing was stopped, so nothing has been read. Grow it again, or ask for less depth or fewer moves.
told-value = value { $value }
told-so-far = so far { $value }
told-pruned = cut away
told-unvisited = not visited
told-unsettled = not settled
told-earlier = earlier { $value }
# $depth (Number)
told-node = { $player ->
    [max] MAX node
    [min] MIN node
    [chance] chance node
    [leaf] leaf
   *[other] node of { $player },
} { $name }, depth { $depth }{ $odds }, { $state }
told-odds = , probability { $odds }
told-comma = {", "}
told-position = position
told-to-move = to move
told-mover = { $side }, { $function }
told-value-name = value
told-best = best
# The guess with which a pass of MTD(f) begins.
told-guess = guess
# After a bound of the window and an arrow: it is what a scout asks.
told-edge-scout = the scout
told-lower-bound = lower bound
told-upper-bound = upper bound

### A cut as a thing of its own.

# On the way to the child that has set a bound.
cuts-go-to-setter = Show the node that has set this bound
# The step at which a bound was set, before its number.
# $step (Number)
cuts-set-at = → step { $step }
# On the way there.
cuts-set-at-tip = Go to where this bound was set
# On the ring round the node that has set a bound.
cuts-bound = bound of the cut

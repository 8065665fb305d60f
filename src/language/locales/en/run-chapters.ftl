### The names of the chapters of a run.

# $plies (Number)
run-chapters-depth = depth { $plies }
# The iteration to this depth, of those to the depth of the last one.
# $plies (Number)
# $last (Number)
run-chapters-depth-of = depth { $plies } of { $last }
# $number (Number)
run-chapters-pass = pass { $number }, guess { $guess }
# $number (Number)
# $last (Number)
run-chapters-pass-of = pass { $number } of { $last }, guess { $guess }
run-chapters-if = if { $mv }
# $plies (Number)
run-chapters-if-depth = if { $mv }, depth { $plies }
# $number (Number)
run-chapters-iteration = iteration { $number }
# $last (Number)
# $number (Number)
run-chapters-iteration-of = iteration { $number } of { $last }

### The names of the chapters of a run.

# $plies (Number)
run-chapters-depth = depth { $plies }
# The iteration to this depth, of those to the depth of the last one.
# $plies (Number)
# $last (Number)
run-chapters-depth-of = depth { $plies } of { $last }
# $number (Number)
# $guess (String)
run-chapters-pass = pass { $number }, guess { $guess }
# $number (Number)
# $last (Number)
# $guess (String)
run-chapters-pass-of = pass { $number } of { $last }, guess { $guess }
# $mv (String)
run-chapters-if = if { $mv }
# $mv (String)
# $plies (Number)
run-chapters-if-depth = if { $mv }, depth { $plies }

### The names of the chapters of a run.

# $plies (Number)
run-chapters-depth = depth { $plies }
# $number (Number)
# $guess (String)
run-chapters-pass = pass { $number }, guess { $guess }
# $mv (String)
run-chapters-if = if { $mv }
# $mv (String)
# $plies (Number)
run-chapters-if-depth = if { $mv }, depth { $plies }

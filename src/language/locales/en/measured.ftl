### The words of a match that was measured.

# Below the table of the results.
# $games (Number)
measured-note = Measured on { $date }: our engine on both sides, { $nodes } nodes a move each, { $games } games a row from random openings, each with both colours. ± is the 95% error; where the interval contains 0, there may be no difference.
# $command plays the match again.
# $draws (Number)
# $losses (Number)
# $wins (Number)
measured-results =
    { $a } against { $b }: { $wins } wins, { $losses } losses, { $draws } draws
    { $command }

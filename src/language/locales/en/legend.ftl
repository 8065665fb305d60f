### The legend below the tree: what each sign that is drawn there means, in a few words. The sign stands before its meaning.

# A node that points up, in Black's colour.
legend-black = Black to move, max
# A node that points down, in White's colour.
legend-white = White to move, min
legend-chance = chance moves, mean
legend-seat = the player to move
legend-paid = payoffs of players 1, 2, …
legend-together = not told apart
# A node of White's where the largest value is taken for both sides.
legend-white-too = White to move, max too
# The same of Black's, with the smallest.
legend-black-too = Black to move, min too
# A thick gold line.
legend-best-line = best line
# While the root may still get another value.
legend-best-line-so-far = best line so far
# A thin gold line.
legend-way = path to here
# A thick grey line.
legend-best-here = best at its node
# A gold frame.
legend-here = here
# A dark frame.
legend-selected = selected
# ≧
legend-at-least = at least
# ≦
legend-at-most = at most
# Two strokes.
legend-cut = cut
# The same with the bounds that have no room beside their strokes.
legend-cut-by = { $cut } (unlabelled: { $bounds })
# The same with more bounds than can be said.
legend-cut-by-many = { $cut } (its bound: click its node)
# α or β beside the strokes of a cut.
legend-cut-bound = the bound that cut
# A hatched node.
legend-pruned = cut away, not read
# The same where the search guesses.
legend-pruned-or-guessed = cut away, or left out on a guess
# (α, β)
legend-window = window
# A gold label.
legend-thresholds = thresholds
# A number above another.
legend-interval = between which values the node lies
legend-numbers = proof number over disproof number
# Pale numbers with a dotted line between them.
legend-before-recount = pale, dotted: from before the recount
# A ring.
legend-proven = proven
# A cross in a square.
legend-disproven = disproven
# ?
legend-open = being read
# A value that is covered until it is asked for.
legend-covered = covered: think first
# A pale number.
legend-so-far = not final
# A pale number in a leaf.
legend-given = pale number: given, not read
# The same on a sheet that is being filled in.
legend-given-here = pale number: given
# A node with a pale edge.
legend-unvisited = pale: not read yet
# A node that is not filled.
legend-unsettled = read, not settled
# A dotted edge.
legend-earlier = dotted: read earlier, not this time
# Dashes and dots.
legend-not-made = dash and dot: not made yet
# A double edge with a framed number, and an arrow to the cut.
legend-setter = bound of the cut, and who set it
# A diamond.
legend-table = from the table
# An arrow to a node with the same position.
legend-source = read there
# An arrow from a move after a pass to a candidate.
legend-called = called for by that move
# A dotted arc.
legend-equal = equal positions
# A pill.
legend-decline = stops: the score stands
# A move that is a pass.
legend-pass = pass: shows what the opponent threatens
# = after a move.
legend-not-promoted = does not promote
# Two cards.
legend-group = other moves; of those with a value, the least and the greatest
# Two cards without values.
legend-others = other moves
# Bars.
legend-columns = many nodes: shares good for Black, even or unknown, good for White
# …3
legend-folded = replies not drawn
# The same where the one that gave its node the number is named.
legend-folded-named = { $folded }, and the deciding one
# A gold and a grey arrow.
legend-arrows = on the board: best from here, other moves
# A square of the board in the colour of the last move.
legend-last-move = last move
# A violet line.
legend-laid = another reader's line
# The old value → the new one.
legend-changed = just changed
legend-pv-node = the value is inside the window
legend-cut-node = one move is enough for a cut
legend-all-node = every move read, none good enough
# A name at the border.
legend-out-of-view = out of view
# A red frame with ≠.
legend-differs = not as in the tree on the left
# A number with a line below it.
legend-written = written by you
# A hatched node.
legend-marked-cut = marked as never read
# A line.
legend-marked-chosen = your choice
# The grade of an entry: all points.
legend-grade-right = right
# Some points.
legend-grade-partly = partly right
# No points.
legend-grade-wrong = wrong
# Nothing is written there.
legend-grade-missing = left empty
# Arrows in the colours of the sides, dashed for a piece behind another.
legend-attackers = on the board: who can capture there
# A dashed arrow.
legend-reader-arrows = on the board: another reader's move
# Below the number of moves that are drawn as one, where candidates are generated one after the other.
legend-no-candidates = no candidates so far
# Between two meanings, for a screen reader.
legend-space = {", "}
legend-samples = visits over mean for MAX; thick edge: large share of the visits
legend-terms = mean + exploration
legend-played = random moves

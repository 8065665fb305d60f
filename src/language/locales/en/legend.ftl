### The legend below the tree: what is drawn there now, in a few words each.

# The best line.
legend-best-line = thick gold: best line
# The way to where the search stands, or to the most-proving node.
legend-way = gold: the current path
# The best move of a node.
legend-best-here = thick grey: best at its node
# Proof and disproof numbers.
legend-numbers = above: proof number   below: disproof number
# A node that is proven.
legend-proven = ring: proven
# A node that is disproven.
legend-disproven = cross: disproven
# A node that was cut away.
legend-hatched = hatched: cut away
# A move that the search skipped, of which nothing is known.
legend-skipped = empty, dashed edge: skipped
# A value of an earlier visit.
legend-earlier = pale number, dashed edge: read before
# A node that a search for a proof has not made.
legend-not-made = dashed lines only: not made yet
# The node that has set the bound of the cut that is shown.
legend-setter = framed: it set the bound of the cut
# A value of the table.
legend-table = ◇: from the table
# Equal positions.
legend-equal = dashed arc: equal positions
# Between two entries.
legend-space = {"   "}

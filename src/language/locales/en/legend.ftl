### The legend below the tree: what is drawn there now, in a few words each.

# The best line.
legend-best-line = thick gold: best line
# The way to where the search stands, or to the most-proving node.
legend-way = thin gold: the path to here
# The best move of a node.
legend-best-here = thick grey: best at its node
# The frame of the current node.
legend-here = gold frame: here
# The frame of a node that was clicked.
legend-selected = dark frame: selected
# The window of a node.
legend-window = (α, β): the window
# The thresholds of df-pn.
legend-thresholds = gold label: thresholds
# Proof and disproof numbers.
legend-numbers = above: proof number   below: disproof number
# A node that is proven.
legend-proven = ring: proven
# A node that is disproven.
legend-disproven = cross: disproven
# The strokes of a cut.
legend-cut = two strokes: a cut
# A node that was cut away.
legend-hatched = hatched: cut away
# A move that the search skipped, of which nothing is known.
legend-skipped = empty, dashed: skipped
# A value of an earlier visit.
legend-earlier = dotted edge: read before
# A node that a search for a proof has not made.
legend-not-made = dash and dot: not made yet
# The node that has set the bound of the cut that is shown.
legend-setter = double edge, arrow: it set the bound of the cut
# A value of the table.
legend-table = ◇: from the table
# Equal positions.
legend-equal = dotted arc: equal positions
# Siblings that are drawn as one.
legend-group = card: other moves
# Children that are folded away.
legend-folded = …3: so many replies, not drawn
# The line of another reader.
legend-laid = violet: another reader's line
# Between two entries.
legend-space = {"   "}

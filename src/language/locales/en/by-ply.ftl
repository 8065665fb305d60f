### The table of counts by ply.

# The way to the table.
by-ply-by-ply = By ply
# What it shows.
by-ply-by-ply-tip = How many nodes are entered and how many branches are cut at each ply from the root, step by step (F2)
# Beside the title: how the table is read.
by-ply-reads = So far. Coloured: the current ply. Branching: moves per node
# While values are covered.
by-ply-covered = The counts by ply are covered.
# Where there is no table.
by-ply-nothing = There is nothing to count: this search was not completed, or it samples.
# The columns, and what each of them counts.
by-ply-ply = Ply
by-ply-ply-tip = How many plies from the root, which is 0
by-ply-nodes = Nodes
by-ply-nodes-tip = Nodes entered; a node that is entered twice counts twice
by-ply-leaves = Leaves
by-ply-leaves-tip = Leaves evaluated
by-ply-cuts = Cuts
by-ply-cuts-tip = How often remaining moves were skipped, at the ply of the node that has these moves
by-ply-skipped = Skipped
by-ply-skipped-tip = Moves skipped by these cuts
by-ply-recalled = From table
by-ply-recalled-tip = Values taken from the transposition table instead of being searched
by-ply-known-tip = Values that a probe has found before, so that they are not searched again
by-ply-branching = Branching
by-ply-branching-tip = Moves tried per node at which moves are tried; searching the same move again does not count
# The row of sums.
by-ply-total = Total
# Leaves now, and the fewest possible: $more and $less are powers.
by-ply-fewest = Leaves so far: { $made }; with the best order { $more } + { $less } − 1 = { $fewest }
# Where that is true.
# $width (Number)
# $depth (Number)
by-ply-fewest-why = Where every node has { $width } moves and all leaves are at depth { $depth }, alpha-beta never gets by with fewer (Knuth & Moore 1975)

### The words of the comparison.

# Title of the panel.
compare-compare = Compare
# Starts every reader.
compare-start = Read
# What it does.
compare-start-tip = Let our engine and the engines on the list read this position (E)
# Stops every reader.
compare-stop = Stop
# The position is another one than that which is read.
compare-elsewhere = This is not the position that is shown
# The line of the chosen row.
compare-line = Best line
# Shows the position.
compare-show-place = Show it
# How far to read.
compare-reach = How far
# A depth.
compare-depth = Depth
# Until stopped.
compare-endless = until stopped
# How many lines an engine tells.
compare-lines = Lines
# Column: who reads.
compare-reader = Reader
# Column: the score.
compare-score = For Black
# Column: the score as the tree counts it.
compare-in-tree = Tree value
# What that is.
compare-in-tree-tip = “Tree value”: counted as at the nodes, in the tree's own points: what is won or lost from the root on. Scores of other engines cannot be counted so.
# The same of the other column.
compare-for-black-tip = “For Black”: the whole position, and a pawn is 100.
# Column: the best move.
compare-best = Move
# Column: nodes.
compare-nodes = Entered
# The row of the explicit tree.
compare-tree = This tree
# It has been started.
compare-starting = starting
# Shows every depth.
compare-by-depth = By depth
# What that means.
compare-by-depth-tip = Lists our engine depth by depth. “+” after a depth: quiescence reads on from there
# Over the plot.
compare-plot = How the score changes (for Black, pawn = 100)
# What the scores are.
compare-unit = Scores are for Black and count the whole position; a pawn is 100. “+” after a depth: quiescence or more is read beyond it
# The axis of depth.
compare-per-depth = Depth
# The axis of nodes.
compare-per-nodes = Nodes
# Where the lines part.
compare-parting = Where they part
# Nothing parts.
compare-together = The same moves as the tree's line, and it ends inside the tree
# Grows the tree along the line.
compare-grow = Grow the tree along this line
# What it does.
compare-grow-tip = Reads the tree's own move and the line's move one ply deeper, and all moves one ply deep at every move of the line; nothing is cut
# Our engine's own tree.
# $depth (Number)
compare-own-tree = Open the engine's tree (depth { $depth })
# What `own_tree` does.
compare-own-tree-tip = Step through the tree that this program's engine has read
# What USI engines do not tell.
compare-honest = USI engines report lines and scores, not a tree. cp is the engine's own scale: even with a pawn at 100, it may value a silver more or less than the tree does
# Opens the list.
compare-engines-more = Engines…
# Title of the list.
compare-engines-title = USI engines
# No engine on the list.
compare-no-engines = None yet. Type the path of a program, or its name alone if it is in the search path, and press “Add”
# The name of an engine.
compare-name = Name
# The program.
compare-program = Program
# Its arguments.
compare-arguments = Arguments
# Adds an engine.
compare-add = Add
# Takes one from the list.
compare-remove = Remove
# Takes it from the list indeed.
compare-remove-sure = Really remove
# Does not.
compare-keep = Keep it
# It has not been started yet.
compare-untested = not tested yet
# Tests one.
compare-test = Test
# What the test does.
compare-test-tip = Starts it, goes through the USI handshake, and asks for its name and options
# It answers.
compare-ready = ready: { $name } ({ $author })
# Its options.
compare-options = Options
# Takes part in the comparison.
compare-on = Compare
# The default of an option.
compare-default = default
# Presses a button option.
compare-press = Press
# It is asked in a way of its own.
compare-by-time = Limit by time only (for engines that crash on go depth)
# Mate search.
compare-mate = Search for mate
# What it does.
compare-mate-tip = Lets the engine search for a mate (go mate) for 10 seconds
# A limit of a reading.
# $plies (Number)
compare-to-depth = depth { $plies }
# A limit of a reading.
# $seconds (Number)
compare-seconds = { $seconds } s
# What starting does, in another game than shogi.
compare-start-tip-of-game = Let our engine read this position, with several evaluators if there are, and to the end of the game where that is near (E)
compare-by-depth-tip-of-game = Lists the engine depth by depth
# The column of values.
compare-score-of = { $side }

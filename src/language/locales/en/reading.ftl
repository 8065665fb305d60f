### The words about how a search reads: its chapters, its table, its order, its counts; and about the

# How to go to a chapter.
reading-chapter-tip = Alt+→ ←: next, previous chapter
# Title of the table of visits.
reading-visits = visits
# What it counts.
reading-visits-tip = Why nodes were entered: for their value (full visits), to answer the question of a null window that came from above (null-window visits), only to ask whether they are better (scouts), or again (re-searches). Table hits and leaves are included
# Title of the table of cuts.
reading-cut-by = cut by
# What it counts.
reading-cut-by-tip = By which move of the order cuts were made: in a good order, most by the first. A search that guesses also cuts by a pass, or by the static value
# Title of the table of guesses.
reading-guesses = guesses
# What it counts.
reading-guesses-tip = What the search did on a guess. Shares are of the nodes entered; after "…", of the row above; of moves skipped, of all moves skipped
# The list of a node's moves in the order in which they are tried.
reading-move-order = Order of the moves
# Which order it is.
reading-order-tip = As at the last visit; + and − are for the side to move
# In place of the order of the moves of a node, before its last visit.
reading-order-later = Not shown yet: the order at the last visit would tell what was found
# Beside the move that closes the window.
reading-order-cuts = → cut
# Moves that are not listed.
# $count (Number)
reading-more-in-order = … { $count } more
# What `joins` does.
reading-joins-tip = Join the nodes of equal positions by dotted arcs (J)
# How many positions are reached by more than one way.
reading-transposed = positions reached in more than one way
# The filter of moves by their classes.
reading-filter-yss = YSS classes
# What it reads.
reading-filter-yss-tip = Only moves that something calls for: attacks, defences and others, at most 32 a position. Deeper down, stopping is a choice. Paper: Yamashita on YSS
# Moves are generated from what follows a pass.
reading-iterated = Pass, and generate answers (iterated generation)
# What that does.
reading-iterated-tip = The side to move passes, and answers to the line that follows become candidates. Leaves are static or exchanges. Paper: Yamashita on YSS
# All moves of the line call for candidates.
reading-called-by-all = answer the whole line
# Only the next move does.
reading-called-by-next = answer the next move only
# How deep is read after a pass.
reading-after-pass = plies after the pass
# A chapter with its steps.
reading-chapter-steps = { $name }: steps { $from } to { $to }

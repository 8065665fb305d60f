### The key: what every sign of the tree, the scrub bar and the list means.

# A node of Black's.
signs-black = Black to move: points up, chooses the largest value (max)
# A node of White's.
signs-white = White to move: points down, chooses the smallest value (min)
signs-chance = chance moves, an oval: its value is the mean, by the probabilities on its edges
signs-seat = one of several players moves here: its number is at the node
signs-paid = what each player gets, in the order of the players
signs-together = nodes joined by a dotted line: whoever moves there does not know at which of them
# Not visited yet.
signs-unvisited = pale edge and pale name: not read yet; once it is read, both are strong
# Being read, nothing known.
signs-open = being read; its value is not known yet
# A value that is covered until it is asked for.
signs-covered = covered: read, but not shown yet. Think first, then uncover it
# The best so far.
signs-so-far = pale number: the best so far, which may still change (in a leaf of a diagram: not read yet)
# Settled.
signs-settled = strong number: read and settled. All values are from Black's view
# At least.
signs-at-least = at least this much: the rest was not read, so the exact value is unknown
# At most.
signs-at-most = at most this much: the rest was not read, so the exact value is unknown
# Cut away.
signs-pruned = hatched: cut away, and not read; the tree may hold no more of it than its name
# A value of an earlier visit.
signs-earlier = dotted edge, pale number: a value of an earlier visit (a re-search, an earlier depth or pass)
# Where the search stands.
signs-here = where the search stands now
# The selected node.
signs-selected = the node you clicked: its value and reasons are at the right
# The best line.
signs-best-line = thick gold line: the principal variation, best play by both so far
# The way to where the search stands.
signs-way = thin gold line: the way from the root to where the search stands
# The best move of a node.
signs-best-here = thick grey line: the best move at its node
# A cut.
signs-cut = a cut: what lies beyond cannot change the answer, so it is not read
# A window.
signs-window = the window (α, β): Black already has α, White already has β; only values between them can change the answer. α ≧ β: a cut
# Proof and disproof number.
signs-interval = B*: the value of the node lies between the two, from the pessimistic to the optimistic value
signs-numbers = proof-number search: above the proof number, below the disproof number: how many nodes are needed at least
# A node that is not expanded yet.
signs-unexpanded = pale 1 and 1: not expanded yet; it counts one
# Proven.
signs-proven = ring: proven, a win for the player at the root
# Disproven.
signs-disproven = cross in a square: disproven
# Not made yet.
signs-not-made = dash and dot: the search has not made it yet
# Thresholds.
signs-thresholds = thresholds of df-pn (proof, disproof): the search stays below until one is reached
# Declining, or standing pat.
signs-decline = declining, or standing pat: take the score as it stands instead of moving
# Siblings that stand as one.
signs-group = moves that are drawn as one, and the range of their values; a click opens them
# Children that are folded away.
signs-folded = so many children are folded away; a click shows them
# A row that is too dense for nodes.
signs-columns = too many nodes become bars: from the top, the shares good for Black, even (strong grey), cut away (pale grey), not known yet (palest), good for White; gold: the search is there
# A value of the table.
signs-table = a value from the transposition table
# A stop of the lesson.
signs-stop = a stop: the lesson has words of its own here
# A cut on the scrub bar.
signs-cut-mark = a cut happens here
# A change of the best move.
signs-best-mark = the best move of the root changes here
# A re-search on the scrub bar.
signs-again-mark = what was read before is read again here
# A change of the depth on the scrub bar.
signs-depth-mark = the depth changes here: a move is read less deeply, or further
# A change of proof numbers on the scrub bar.
signs-numbers-mark = the numbers of the root are counted anew here
# A lesson of the list that has been walked through.
signs-walked = in the list: a lesson that has been walked through (○: not yet)
signs-samples = search that samples: above the visits, below the mean reward for MAX, from 0 to 1; the thicker the edge, the larger the share of the visits
signs-terms = what a child is selected by: the mean for the side to move, and a term that is large for what has been tried little
signs-played = the random moves of a playout

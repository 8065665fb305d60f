### The words of the window that belong to no panel of their own.

# What the program is for, under its name.
window-motto = reading ahead, made visible
# Title of the list of lessons.
window-lessons = Lessons
# Title of the tree.
window-tree = Tree
# Under the title of the tree.
window-tree-hint = values for Black (MAX)
# Values are counted from the root.
window-counted-from = , from the root
# Values are those of the whole position.
window-counted-whole = , whole position
# What the pieces at the root are worth; the number follows.
window-root-worth = The pieces at the root are worth { $value }
# After what values are: what one pawn is worth, their unit.
# $unit (Number)
window-pawn = , pawn = { $unit }
# The same where a pawn in hand is worth something else.
# $hand (Number)
# $unit (Number)
window-pawn-in-hand = , pawn = { $unit } (in hand { $hand })
# The same of a disc.
# $unit (Number)
window-disc = , disc = { $unit }
# The same of a legal move.
window-mobility = , +1 = one legal move more for Black than for White
# The same where the tree only asks whether a side wins.
window-win = , { $value } = { $side } wins
# In place of the above where a search is to prove something: its numbers are no values.
window-to-be-proven = to be proven: { $asked ->
    [win] { $attacker } wins
    [mate] { $attacker } mates
   *[more] { $attacker } gets a value better than 0
}
# After what values are, where mates are searched.
window-no-mate = , 0 = no mate found
# Under the title of the tree of an exchange.
window-exchange-hint = left: take, right: decline; for Black
# Brings the whole tree into view.
window-fit = Fit
# What `fit` does.
window-fit-tip = Bring the whole tree into view (0)
# Lets the tree move with the search.
window-follow = Follow
# What `follow` does.
window-follow-tip = Keep the current node in view (F)
# The drawing of the tree, for a screen reader.
window-canvas = The tree
# Draws every node of the tree.
window-whole = All nodes
# What `whole` does.
window-whole-tip = Draw every node, or only what matters now (G)
# Before the number of nodes that a tree has, choices to stop included.
window-tree-nodes = tree nodes
# How that number and that of nodes entered differ.
window-tree-nodes-tip = “Tree nodes” counts choices to stop, too. “Nodes entered” is how often the search came to a node: choices to stop do not count, and a node visited twice counts twice
# Before the number of moves that were skipped.
window-unread = unread moves
# Over a tree whose growth was stopped.
window-unfinished = Unfinished: the root has no value yet
# Over a tree that has met the cap; the cap follows.
window-capped = The tree has reached its cap, so the root has no value yet. The cap, in nodes: { $cap }
# Before buttons for smaller trees.
window-instead = Instead:
# A tree of every move.
window-tree-every = grown in advance
# What that means.
window-tree-every-tip = All moves that are to be read were grown before the search, so that algorithms can be compared on the same tree
# A tree that the search has grown.
window-tree-searched = grown by the search
# What that means.
window-tree-searched-tip = What the search has visited; moves that it skipped are known by name only (right-click one to read it). Each algorithm has its own tree
# Reads a move that was cut.
window-read-stub = Read it after all
# A group of moves, for a screen reader.
# $count (Number)
window-more-moves = { $count ->
    [one] { $count } more move, in one group
   *[other] { $count } more moves, in one group
}
# What a click on a group does.
window-group-tip = Click to draw these moves one by one
# Unfolds a node.
window-unfold = Unfold
# What a click on the mark below a node does.
window-unfold-tip = Click to draw what follows
# Folds a node, or unfolds it.
window-fold = Fold or unfold what follows (C)
# Reads a node further.
window-further = Read deeper from here
# After a number of plies.
window-plies = plies
# Takes the position to the board editor.
window-to-board = Take this position to the board
# Copies the position.
window-copy-sfen = Copy the position (SFEN)
# The map of a large tree.
window-map = Map of the tree
# Above it.
window-map-caption = whole tree, framed: in view
# Zoom in.
window-zoom-in = Zoom in
# Zoom out.
window-zoom-out = Zoom out
# Before a message about something that did not work.
window-trouble = This did not work
# The field to find a node.
window-find = Find
# What can be found.
window-find-hint = a name, or moves from the root
# What can be found in a tree of moves.
window-find-move-hint = a move or a line, such as 2d2c+ 3b2c
# Nothing has been found.
window-not-found = not found
# Finds the next one.
window-find-next = Find next (Enter)
# Title of the board.
window-board = Position
# Title of the node's value.
window-worth = What this node is worth
# Goes to the step where the node is entered.
window-go-there = Go to where it is entered
# Goes to the ancestor whose bound cuts.
window-go-to-ancestor = Show that node
# The name of a move out of view that gave a node its number.
window-out-of-view = gives the number, out of view
# Back to the node where the search stands.
window-back-to-search = Back to the search
# Title of the number line.
window-number-line = Window (α, β)
# A window that has closed.
window-closed = α ≧ β: the window is closed
# Title of the swap list.
window-swap-list = Swap list
# Column: the capture.
window-capture = capture
# The row before the first capture.
window-before-capture = nothing taken
# Column: gained so far.
window-running = so far
# Column: value backed up.
window-backed-up = backed up
# The step, before its number.
window-step = Step
# To the beginning.
window-first = First
# One step back.
window-back = Back
# Start playing.
window-play = Play
# Stop playing.
window-pause = Pause
# One step forward.
window-next = Next
# To the end.
window-last = Last
# To the previous event of interest.
window-previous-interest = Previous event
# To the next event of interest.
window-next-interest = Next event
# Speed of play.
window-speed = Speed
# The scrub bar, for a screen reader.
window-scrub = Position in the run
# Mark: a cut.
window-mark-cut = cut
# Mark: the best move changes.
window-mark-best = new best at root
# On the scrub bar.
window-mark-again = re-search
# On the scrub bar.
window-mark-chapter = chapter: the next depth, or “what if …”
# On the scrub bar.
window-mark-recall = from a table
# On the scrub bar.
window-mark-depth = the depth changes
# On the scrub bar.
window-mark-numbers = counted anew
# Mark: the lesson's own stop.
window-mark-stop = stop
# Title of the questions.
window-questions = Questions
# Shows an answer.
window-reveal = Reveal
# Hides an answer.
window-hide = Hide
# $minutes (Number)
window-minutes = about { $minutes } minutes
# $of (Number)
# $right (Number)
window-questions-right = { $right } of { $of } right at once; these questions earn no marks
window-questions-again = Ask again
window-questions-nodes = names of nodes, separated by spaces
window-questions-once-more = Not right. Choose once more.
window-questions-shown = Not answered: the answer was looked at
window-questions-judge = Was that your answer?
window-questions-had = yes
window-questions-partly = in part
window-questions-not = no
# Title of the source.
window-source = Source
# Leaves evaluated.
window-leaves = leaves evaluated
# Nodes entered.
window-entered = nodes entered
# The same where some were entered more than once.
window-entered-again = nodes entered (some again)
# Cuts made.
window-cutoffs = cuts
# Title of the list of keys.
window-keys-title = Keys
# Closes something.
window-close = Close
# Empty tree.
window-nothing-open = Choose a lesson from the list (M)
# A lesson is being prepared.
window-opening = Preparing…
# The tab of the node.
window-tab-worth = Value
# The tab of the notes.
window-tab-lesson = Notes
# What a drop does.
window-drop-here = Drop a lesson or a course (.ron), a folder of lessons, a tree, a log, a game (.kif, …) or a position (.sfen) to open it
# The panel of the pseudo-code.
window-code = Pseudo-code
# The panel of the step.
window-this-step = This step
# A lesson without a board.
window-no-board = This lesson has no board
# Above the algorithms that the lesson does not offer.
window-missing-algorithms = Not offered here:
# Why an algorithm that could run is not offered.
window-not-in-lesson = it could run on this tree, but the lesson does not use it
# What a click on a piece does.
window-exchange-here = Click to see the exchange
# Title of the values of leaf policies.
window-worths = If this were a leaf
# The static value.
window-worth-static-tip = The static value alone
# With the best exchange.
window-worth-exchange-tip = The static value, and the exchange by which the side to move wins most
# With quiescence.
window-worth-quiescence-tip = Captures and the like are read until all is quiet
# The menu of files.
window-file = File
# Opens a file.
window-open-file = Open…
# The button that opens.
window-open = Open
# Files that were used last.
window-recent = Recent files
# Saves the lesson.
window-save-lesson = Save as a lesson…
# The button that saves.
window-save = Save
# The field for a path.
window-path = Path of the file
# The system's dialog.
window-choose = Browse…
# What it needs.
window-choose-tip = Uses the file dialog of this system; where it has none, nothing happens
# The title in Japanese.
window-title-ja = Title in Japanese
# The title in English.
window-title-en = Title in English
# What is saved.
window-save-hint = Saves the position or the tree, how it is read, and the branches read further. The values found now are written down, too, as promises: whoever opens the file can check that they still come out. (Not while the lesson is being edited, or where it has promises already.)
# How to paste.
window-paste-hint = Paste a position (SFEN) or a game with Ctrl+V
# Quits.
window-quit = Quit
# The menu of settings.
window-settings = Settings
# How large everything is.
window-scale = Scale
# Puts the panels back.
window-reset-panels = Put the panels back
# Where own lessons are.
window-own-folder = Your own lessons
# Opens the board editor.
window-own-position = Own position
# What the board editor is for.
window-own-position-tip = Paste, set up or play a position, and grow a tree (B)
# Back from the board editor.
window-back-to-tree = Back to the tree
# Title of the board editor.
window-board-editor = Board
# A click plays.
window-mode-play = Play
# How.
window-mode-play-tip = Drag a piece, or choose it and then where it goes; if that is illegal, the rule is named
# A click shows the exchange.
window-mode-exchange = Exchange
# How.
window-mode-exchange-tip = Choose a piece to open the exchange tree on its square
# A click sets up.
window-mode-set-up = Set up
# How.
window-mode-set-up-tip = Pick a piece up and put it down. Press it again to promote it or to change sides; drag it off the board to remove it; right-click for more
# More about setting up.
window-set-up-more = Choose a piece from the box, then press squares or a hand. Kings and other pieces may be missing
# Whose turn.
window-to-move = To move
# Black.
window-black = Black
# White.
window-white = White
# Undo.
window-undo = Undo
# Redo.
window-redo = Redo
# The start position.
window-start-position = Start position
# An empty board.
window-clear-board = Clear the board
# The field for text.
window-type-here = Position (SFEN) or move (7g7f)
# What can be typed.
window-type-hint = paste or type, then Enter
# Takes the text over.
window-take-over = Load
# The moves that were played.
# Promote?
window-promote-question = Promote?
# Yes.
window-promote-yes = Promote
# No.
window-promote-no = Do not promote
# Title of the growth.
window-grow-title = Grow a tree from here
# How deep.
window-depth = Depth
# How the tree is grown.
window-growth = Growth
# In which order moves are tried.
window-order = Order
# What the order as generated means.
window-order-generated-tip = In the order in which the rules generate them
# What captures first mean.
window-order-captures-tip = Moves that win by the exchange on their square first, moves that lose by it last
# What the best of a shallower search first means.
window-order-shallow-tip = The best move of the search one ply shallower first, then good captures
# What killers and history mean.
window-order-history-tip = After good captures: moves that have caused cuts at the same ply (killers), then elsewhere (history)
# The most nodes of a tree.
window-cap = Cap on nodes
# What happens at the cap.
window-cap-tip = Growing stops there, and the tree so far is shown
# Which moves.
window-filter = Moves
# All.
window-filter-all = all
# Captures.
window-filter-captures = captures
# Captures and checks.
window-filter-checks = captures, checks
# The best few.
window-filter-best = the best few
# How many of the best moves.
window-how-many = how many
# Piece values.
window-piece-values = Piece values
# Leaf policy.
window-leaf = Leaves are worth
# What quiescence reads.
window-quiet-captures = Captures always. Also:
# Promotions.
window-quiet-promotions = promotions
# Checks.
window-quiet-checks = checks
# Evasions.
window-quiet-evasions = evasions of check (no standing pat)
# How far.
window-quiet-plies = plies beyond the horizon, at most
# The extension.
window-extension = Read taking a sacrifice 2 plies deeper
# Its source.
window-extension-tip = Where taking the piece that has just moved wins something, it is read 2 plies deeper (YSS): this eases the horizon effect
# Values from the root.
window-from-root = Count values from here
# What that means.
window-from-root-tip = The material now counts as 0
# A tree that is too large.
window-too-large = Very likely too large: it would stop at the cap. Read less deeply, or fewer moves. The cap is { $most } nodes
# An estimate is under way.
window-estimating = Estimating…
# The button.
window-grow = Grow the tree
# Stops what is being prepared.
window-cancel = Stop
# It is being stopped.
window-stopping = Stopping…
# The search stands here.
window-here = here
# About how large a tree would be.
# $nodes (String)
window-size = { $nodes ->
    [1] 1 node, { $memory }
   *[other] About { $nodes } nodes, { $memory }
}
# How far a tree has grown.
window-grown = Preparing… { $grown } nodes
# How far a tree has grown, of how many nodes.
window-grown-of = Preparing… { $grown } of about { $expected } nodes
# So many plies.
window-so-many-plies =
    { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
# Moves that are drawn as one.
# $count (Number)
window-other-moves = { $count } more
# The same in a narrow card.
# $count (Number)
window-other-moves-narrow = { $count }
    more
# Below it: how many of them have a value, and the range of those.
# $done (Number)
window-group-some = { $done } read: { $range }
# Below it, where the range has no room: no value of them is greater.
window-group-to = to { $value }
# No value of them is smaller.
window-group-from = { $value } up
# Below it: none of them has been read so far.
window-group-unread = unread
# All of them have been read earlier, and not this time.
window-group-earlier = read earlier
# Some of them have been read earlier, and none this time.
# $count (Number)
window-group-some-earlier = { $count } earlier
# The proof numbers of moves in a group; the range.
window-group-proof = proof { $range }
# The same of disproof numbers.
window-group-disproof = disproof { $range }
# Below it: all of them are cut away.
window-group-cut = cut away
# The thresholds of df-pn.
window-up-to = up to { $limits }
# The number as it should be, where one overflows.
window-exact = exact { $value }
# The number that is kept, where one overflows.
window-stored = stored { $value }
# What is open without a file as the window closes.
window-keeps = Kept for the next start, though saved in no file: { $titles }
# What was open without a file at the last end is here again.
window-has-kept = Kept from last time, and saved in no file yet: { $titles }
# A title in a row of several.
window-quoted = “{ $title }”
# A row of titles, and how many more there are.
# $more (Number)
window-and-more = { $titles } and { $more } more
# Why the window does not close yet.
window-papers-first = Files are being made, and the window closes when they are done. Quit once more to stop making them
# What was not saved is said before this.
window-unsaved = Quit once more to leave without saving
# In a list.
window-comma = ,{" "}
# Between the parts of a list that may have commas in them.
window-semicolon = ;{" "}
# Between the moves that lead to a node.
window-between-moves = {" "}
# How a tree has grown, and whose values they are.
window-tree-values = { $values }; { $kind }
# The program ends with it.
window-no-display = no window could be opened: { $why }
window-no-variable = neither DISPLAY nor WAYLAND_DISPLAY is set
# Beside a tick. $guesses: whether the search guesses.
window-proved = explanations checked{ $guesses ->
    [true] , guesses are guesses
   *[false] {""}
}
# Beside the strokes of a cut: the question is answered without the rest.
window-cut-decided = decided
# A tick beside the transport.
window-proved-tip = Proved: each of the { $claims } claims that the words of this run are made of (who has what, what is asked, why a cut is right, what would be otherwise) follows from the values of its leaves, by minimax over what was read. Taken as given: what the evaluator says of a leaf, and what a table has kept. Not proved: remarks about the method{ $guesses ->
    [true] ; and the guesses of this search: a claim holds if they are right, and the value may be wrong if one is not. What is guessed is told as a guess
   *[false] {""}
}

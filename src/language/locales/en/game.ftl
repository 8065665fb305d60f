### The words of a game record.

# Title of the list of moves.
game-game = Game
# The tab of the tools of the board editor.
game-tools = Board tools
# The start of the game, for a screen reader.
game-moves = List of moves
# The number of the ply on the board.
game-ply = Ply
# Before the first move.
game-first = To the start
# One ply back.
game-back = One move back
# One ply on.
game-next = One move on
# The end of the line.
game-last = To the end
# Moves in place of this one.
game-branches = Instead of this move
# Moves that go on from here.
game-onward = Next move
# Over a comment.
game-comment = Comment
# Below the beginning of a very long comment.
game-cut = A very long comment: this is its beginning; the rest is in the file
# The board editor shows something else.
game-off-game = The board shows another position
# Back to the ply of the game.
game-back-to-game = Back to the game
# Saves the record.
game-save = Save the game…
# Title of the dialog.
game-save-title = Save the game
# Which ending makes which format.
# Games that were put away.
game-unsaved-games = Games not saved
# Throws one of them away.
game-discard = Discard
# Closes the record.
game-close = Close the game
# Moves have been added.
game-changed = changed
# More moves in place of one.
game-others = {"["}{ $count } ways]
# The keys.
game-keys = ← → a move   ↑ ↓ branches   Home End start, end   PageUp PageDown 10 moves
# What was strange in the file.
game-notes = Notes on reading the file
# The tab where a tree is grown.
game-grow = Make a tree

### Keeping the value up to date while moves are made: is the move a drop?

listing-bare-origin-name = The value after a move
listing-bare-origin-symptom = A pawn is dropped, a rook is dropped, a rook moves. The value is right after both drops, and changes by −100 when the rook merely moves.
listing-bare-origin-hint = By what does it decide whether the move is a drop?
listing-bare-origin-explanation = What has to be looked at is the origin of this very move, move.from. A bare from is another variable; if that of the move before happens to be left in it, a move that follows a drop counts as a drop, too. The publication writes bare from, promote and capture in its conditions, and te.koma and the like in its sums. Unless the function has copied them to variables of these names, the compiler stops it.
listing-bare-origin-assumption = The publication does not say which variable from is. Here it is one that still holds the origin of the move before.
listing-bare-origin-also = Moved before line 2, it sets from to the origin of this very move, and the values are the same. Here line 2 is put right.
listing-bare-origin-line-function-make-move = function make(move)
listing-bare-origin-line-published = if from is a hand:
listing-bare-origin-line-corrected = if move.from is a hand:
listing-bare-origin-line-value-value-hand-value = value ← value − hand_value[move.piece] + piece_value[move.piece]
listing-bare-origin-line-if-something-taken = if something is taken:
listing-bare-origin-line-value-value-piece-value = value ← value − piece_value[taken] + hand_value[taken]
listing-bare-origin-line-from-move-from = from ← move.from
listing-bare-origin-said-made = { $name } is made.
listing-bare-origin-said-what-looked-at = What is looked at is { $name }.
listing-bare-origin-var-drop = a drop
listing-bare-origin-said-left-hand-and-came = { $piece } left the hand and came onto the board.
listing-bare-origin-said-move-made = The move is made.
listing-bare-origin-said-in-hand = { $kind } in hand

### Setting up a position: is the value its own, or added to what was there?

listing-kept-value-name = Setting up a position
listing-kept-value-symptom = The same position is set up twice. The first time the value is −95, as it should be; the second time −190.
listing-kept-value-hint = What does value hold when the second round begins?
listing-kept-value-explanation = The value is a variable of the position, and holds what was there before. It has to be set, not added to (or set to 0 before counting). The published listing adds without ever setting it to 0: it works as long as a position is set up once, and goes wrong with the second game.
listing-kept-value-line-function-set-up-board = function set_up(board, hands)
listing-kept-value-line-sum-everything-on-board = sum ← everything on the board and in hand
listing-kept-value-line-published = value ← value + sum
listing-kept-value-line-corrected = value ← sum
listing-kept-value-line-make-table-attacks = make the table of attacks
listing-kept-value-said-round-begins = The { $round } round begins.
listing-kept-value-said-pieces-were-added-up = The pieces were added up.
listing-kept-value-said-value-settled = The value is settled.
listing-kept-value-said-round-over = The { $round } round is over.
# Which round it is.
listing-kept-value-first = first
listing-kept-value-second = second

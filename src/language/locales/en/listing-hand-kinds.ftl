### The value of the pieces in hand: the loop over their kinds.

listing-hand-kinds-name = Counting the pieces in hand
listing-hand-kinds-symptom = Both sides have a rook, and the position is nearly even (−95). The listing gives Black +2005.
listing-hand-kinds-hint = There are 14 kinds of pieces in hand, from Black's pawn to White's rook. How many rounds are made?
listing-hand-kinds-explanation = White's rook (EHI) is the last kind, so “while below EHI” leaves it out, and it alone; it has to be “up to EHI”. The loop also calls its variable koma and uses i inside. Should an i be declared elsewhere, it would even run, and be another mistake.
listing-hand-kinds-assumption = The i inside the published loop was read as koma.
listing-hand-kinds-line-function-count-hands-too = function count_hands_too(position) → value
listing-hand-kinds-line-value-pieces-on-board = value ← the pieces on the board
listing-hand-kinds-line-published = for kind from Black's pawn while kind < EHI (White's rook):
listing-hand-kinds-line-corrected = for kind from Black's pawn while kind ≦ EHI (White's rook):
listing-hand-kinds-line-value-value-hand-value = value ← value + hand_value[kind] × count[kind]
listing-hand-kinds-said-pieces-on-board-were = The pieces on the board were counted.
listing-hand-kinds-said-kind-go-on = kind is { $piece }. Go on?
listing-hand-kinds-var-kind = kind
listing-hand-kinds-var-go-on = go on
# $count (Number)
listing-hand-kinds-said-there = { $piece }: { $count } in hand.

### Think with the exchange: is one loss subtracted, or all of them? (u-09)

listing-one-loss-name = Subtracting what the opponent wins
listing-one-loss-symptom = A rook is about to be lost, and the program puts a silver where it can be taken for nothing, too.
listing-one-loss-hint = What changes in the number subtracted when a second piece can be taken?
listing-one-loss-explanation = Not a slip but a limit of the design. Only the greatest loss is subtracted, so a second piece seems to cost nothing. With the sum the silver steps back to safety, but now too much is subtracted: the opponent takes one piece a move, and meanwhile the other may get away. Neither line can replace reading the moves in turn.
listing-one-loss-assumption = Values are counted from the position as it is. In the book line 6 takes the value from the wrong side when White is to move (“Wrong for White only”); here that is put right.
listing-one-loss-task = Press the line that sends the silver out
listing-one-loss-published = With the greatest
listing-one-loss-corrected = With the sum
listing-one-loss-line-published = loss ← the largest of what the opponent wins on each square
listing-one-loss-line-corrected = loss ← the sum of what the opponent wins on each square
listing-one-loss-line-v-value-kk-for = v ← value of kk for side − loss
# $loss (Number)
listing-one-loss-said-after-subtracted = After { $made }, { $loss } is subtracted.
listing-one-loss-var-loss = loss
listing-one-loss-said-what-left = What is left.

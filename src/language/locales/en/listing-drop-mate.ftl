### Mate in one, without the rule of the dropped pawn. (y-06)

listing-drop-mate-name = Counting mates in one
listing-drop-mate-symptom = One mate is found; whoever plays it loses by an illegal move.
listing-drop-mate-hint = The same picture may be legal or not. What was it that gave mate?
listing-drop-mate-explanation = A pawn may not be dropped so that it mates at once. To mate by pushing a pawn is allowed, and so is a dropped pawn that only gives check: what is forbidden is both together, so it is asked once the mate is known. Where legal moves are made is the place for it; then no search can go wrong.
listing-drop-mate-assumption = The paper has no listing; a common mistake was made for this lesson.
listing-drop-mate-corrected = With the rule
listing-drop-mate-line-function-mates-in-one = function mates_in_one(position) → number of mates
listing-drop-mate-line-count-0 = count ← 0
listing-drop-mate-line-for-each-check-dropped = for each check, dropped pawns included:
listing-drop-mate-line-if-opponent-has-no = if the opponent has no move in kk:
listing-drop-mate-line-published = count ← count + 1
listing-drop-mate-line-corrected = unless it was a dropped pawn: count ← count + 1
listing-drop-mate-line-return-count = return count
listing-drop-mate-var-count = count
# $replies (Number)
listing-drop-mate-said-opponent-has-moves = The opponent has { $replies ->
    [one] { $replies } move
   *[other] { $replies } moves
}.
listing-drop-mate-said-mate-one-more = Mate: one more.
# $count (Number)
listing-drop-mate-said-mates = Mates: { $count }.
listing-drop-mate-said-does-not-count = Mate, but by a dropped pawn: it does not count.

### Think with the exchange: whose value is it? (u-14)

listing-point-of-view-name = One move, less the exchange
listing-point-of-view-symptom = White is to move and could take a bishop for nothing. It plays a move worth 205 instead. With Black to move all is well.
listing-point-of-view-hint = From whose side is the value of a position counted? For whom is the best the best?
listing-point-of-view-explanation = The value of a position is counted for Black, and is used as it stands when White is to move; the largest is chosen. Turned round to the side that moves before the opponent's gain is subtracted, it makes △Bx4d the best, with 3485. The publication also leaves out the declarations of value and of teNum, the number of moves. In later programs BestEval returns White's gains as negative numbers, and the caller reverses the sign.
listing-point-of-view-also = Line 6 could choose the smallest for White instead; but then line 5 has to add what the opponent wins, and not subtract it. Here line 5 alone is put right.
listing-point-of-view-line-published = v ← value of kk − BestEval(opponent)
listing-point-of-view-line-corrected = v ← value of kk for side − BestEval(opponent)
# $lost (Number)
listing-point-of-view-said-after-opponent-wins = After { $made } the opponent wins { $lost }.

### The table of KKPEE9: a number is stored in 16 bits (k-05).

listing-int16-name = Adding up squares from a table
listing-int16-symptom = Black's king has reached 2a, worth 945, with a gold beside him. The value is 1669; the listing says −378.
listing-int16-hint = Numbers in the table are 32 times the points. How large may they become?
listing-int16-explanation = An integer of 16 bits holds −32768 to 32767, which is −1024 to 1023.97 points. The 945 of the king's square and what the gold's attack on it counts, 83 near its own king and 23 at distance 3 from the other one, make 1051 points; 32 times that does not fit, and comes in again at the other end, as −997. Either the table needs 32 bits, or numbers have to be stopped at the limit before they are stored. It happens only on the square of the king himself, and the line is still there in the next version.
listing-int16-assumption = What becomes of a fraction that does not fit an integer is not defined in C++. Here the lower 16 bits are kept, as happens on common machines. Squares with 0 points are not shown.
listing-int16-line-function-evaluate-position = function evaluate(position) → value
listing-int16-line-sum-0 = sum ← 0
listing-int16-line-points-attacks-discount = points ← attacks + discount + supports + king's surroundings + king's square
listing-int16-line-published = entry ← int16(points × 32)
listing-int16-line-corrected = entry ← int32(points × 32)
listing-int16-line-sum-sum-entry = sum ← sum + entry
listing-int16-line-return-sum-32-material = return sum ÷ 32 + material
listing-int16-said-points = The points of { $square }.
listing-int16-var-points = points
listing-int16-said-stored-times-32 = It is stored, times 32.
listing-int16-said-32-times-does-not = 32 times that, { $exact }, does not fit and becomes { $entry }.
listing-int16-var-entry = entry
listing-int16-said-added = It is added.
listing-int16-said-divided-by-32-with = Divided by 32, with the material of { $material }: { $value }.

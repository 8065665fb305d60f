### Gathering the attackers of a square: where a knight comes from.

listing-knight-origin-name = Gathering the knights
listing-knight-origin-symptom = White's knight can take a silver for nothing, −2050 for Black. The listing returns 0.
listing-knight-origin-hint = A direction leads from where the piece stands to the square. How does one get back?
listing-knight-origin-explanation = Origin plus direction is the square, so the origin is the square minus the direction, for either side. Adding it looks at the square on the far side, which has nothing to do with it. In a later program of the book's lineage both are subtracted.
listing-knight-origin-assumption = A move from an empty square cannot be made, and is left out here.
listing-knight-origin-line-function-gather-knights-square = function gather_knights(square)
listing-knight-origin-line-for-each-knights-4 = for each of a knight's 4 directions:
listing-knight-origin-line-if-knight-blacks-attacks = if a knight of Black's attacks:
listing-knight-origin-line-origin-square-direction = origin ← square − direction
listing-knight-origin-line-put-what-stands-there = put what stands there into Black's row
listing-knight-origin-line-if-knight-whites-attacks = if a knight of White's attacks:
listing-knight-origin-line-published = origin ← square + direction
listing-knight-origin-line-put-what-stands-there-2 = put what stands there into White's row
listing-knight-origin-line-return-exchange-both-rows = return the exchange of both rows
# $number (Number)
listing-knight-origin-said-direction = Direction { $number }.
listing-knight-origin-var-direction = direction
listing-knight-origin-said-does = It does.
listing-knight-origin-said-origin-worked-out = The origin was worked out.
listing-knight-origin-var-origin = origin
listing-knight-origin-said-came-into-row = It came into the row.
listing-knight-origin-said-no-piece-whites-stands = No piece of White's stands there.

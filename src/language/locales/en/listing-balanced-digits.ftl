### The digits of a pattern, taken out of its number again. (t-06)

listing-balanced-digits-name = Taking the digits out of an index
listing-balanced-digits-symptom = Row 4 has three white discs and two black ones. Counted again from its index, +873, the difference should be +1, and comes out as +5.
listing-balanced-digits-hint = A digit is −1, 0 or +1. Does any other number turn up on the way?
listing-balanced-digits-explanation = The remainder of a division has the sign of what is divided, and goes up to 2. Where digits are −1, 0 and +1, a remainder of 2 is a digit of −1 with one carried to the next place (and −2 is +1). With / and % alone a digit 2 comes out, and there is no such digit. Turtle does not divide at all: tables that are made once (EdgeInfo, Hor2Info) are looked up by the index.
listing-balanced-digits-assumption = Turtle's text has no listing: this is what one would write without its tables.
listing-balanced-digits-line-function-difference-index = function difference(index) → white discs − black discs
listing-balanced-digits-line-sum-0 = sum ← 0
listing-balanced-digits-line-eight-times = eight times:
listing-balanced-digits-line-published = digit ← index % 3
listing-balanced-digits-line-corrected = digit ← index % 3, brought to −1, 0 or +1
listing-balanced-digits-line-sum-sum-digit = sum ← sum + digit
listing-balanced-digits-line-index-index-digit-3 = index ← (index − digit) / 3
listing-balanced-digits-line-return-sum = return sum
listing-balanced-digits-var-index = index
listing-balanced-digits-var-sum = sum
listing-balanced-digits-said-given-index-row-4 = It is given the index of row 4.
listing-balanced-digits-said-digit-4 = The digit of { $file }4.
listing-balanced-digits-said-lowest-digit-looked-at = The lowest digit is looked at.
listing-balanced-digits-var-digit = digit
listing-balanced-digits-said-added-sum = It is added to the sum.
listing-balanced-digits-said-on-next-digit = On to the next digit.
listing-balanced-digits-said-all-eight-digits-added = All eight digits are added.

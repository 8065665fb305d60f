### What listings have in common.

# What the person is to find.
listing-common-find-slip = Press the line that is wrong
# What a version is called that a book has.
listing-common-as-in-book = As in the book
# What a version is called that an article has.
listing-common-as-in-article = As in the article
# What a version is called that was made for a lesson.
listing-common-with-slip = With the slip
# What the number beside a version is, of a function that returns it.
listing-common-returns = returns
# The same of one that returns a move.
listing-common-value-of-move = value of its move
# The same of one that returns nothing, and keeps a value.
listing-common-value-kept = value at the end
# What the version without the slip is called.
listing-common-corrected = Corrected
listing-common-yes = yes
listing-common-no = no
# $found is in quotation marks in English.
listing-common-unknown = unknown listing { $found }, expected one of { $ids }
# Variables of several listings.
listing-common-best = best
listing-common-value = value
listing-common-sum = sum
listing-common-move = move
listing-common-square = square
# Lines of several listings.
listing-common-line-think = function Think(side) → move
listing-common-line-worst = best ← −1000000
listing-common-line-each-move = for each legal move:
listing-common-line-after = kk ← the position after it
listing-common-line-better = if v > best: best ← v, move ← this one
listing-common-line-return-move = return move
listing-common-line-return-value = return value
listing-common-line-return-best = return best
listing-common-line-each-square = for each square of the board:
# Sentences of several listings.
listing-common-said-no-move-yet = There is no move yet.
listing-common-said-tried = { $name } is tried.
listing-common-said-best-so-far = { $name } is the best so far.
listing-common-said-best-stays = The best stays.
listing-common-said-played = { $name } is played.
listing-common-said-value = The value is { $value }.
listing-common-said-counting-starts = Counting starts at 0.
listing-common-said-nothing-yet = Nothing is counted yet.
listing-common-said-exchange-worth = The exchange is worth { $value }.

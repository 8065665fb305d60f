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

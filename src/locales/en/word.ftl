### A step in a word; the name of a node or a move follows.

word-depth = depth
word-ask = what if
word-start = start
word-down = down
word-scout = scout
word-again = again
word-resume = resume
word-leaf = leaf
word-stop = stop
word-table = table
word-candidate = candidate
word-pass = pass
word-reduce = reduce
word-extend = extend
word-better = better
word-best-here = best here
word-keep = no better
word-proven = proven
word-disproven = disproven
word-back = back
word-window = window
word-settled = settled
word-cut = cut
word-return = return
word-count = count
word-thresholds = thresholds

### The words of how a run is told.

# How much the words of a step say.
telling-words = Words
# On the switch of it.
telling-words-tip = say a step in a word, in a sentence, or with the reasoning (W)
# How finely the code is written.
telling-code = Code
# On the switch of it.
telling-code-tip = write the pseudo-code coarsely, as usual, or finely (Z)
# What values are, in negamax.
telling-negamax-hint = each value is seen by the side to move there
# That nothing is left between two inequalities.
telling-contradiction = ≧ and ≦ contradict each other
# How numbers are written.
telling-notation = Notation
# On the switch of it.
telling-notation-tip = how values and windows are written; the search is the same (Shift+Z). The lesson's own words stay as in a textbook, and so does everything in Predict and Fill in

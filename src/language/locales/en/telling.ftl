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
telling-words-word = a word
telling-words-sentence = a sentence
telling-words-reasoning = the reasoning
telling-code-coarse = coarse
telling-code-usual = usual
telling-code-fine = fine
telling-notation-textbook = textbook α β
telling-notation-negamax = negamax
telling-textbook-tip = the window (α, β) at every node; all values from Black's view
telling-arrows-tip = ↓ was handed down from the node above; ↑ has been moved here by a value that came up
telling-inequalities-tip = without α and β: a node of Black's is ≧ a number, one of White's ≦ a number; a contradiction with a node above is a cut
telling-negamax-tip = values and windows from the view of the side to move: the sign changes at every ply, and the window becomes (−β, −α). The code of proof-number searches stays as it is
# What the sides are called on trees without a game.
telling-fractions = Fractions
telling-fractions-tip = values and probabilities that are no whole numbers: as fractions, or as decimals where these have an end; both can be typed
telling-sides = Names of the sides
# On the switch of it.
telling-sides-tip = what the sides are called on trees by hand and in tic-tac-toe, which no game plays with Black and White; games keep their own names
# The signs of bounds, ranges and marks.
telling-signs = Signs
# On the switch of it.
telling-signs-tip = how “at least”, “at most”, ranges and right answers are marked; both kinds can be typed

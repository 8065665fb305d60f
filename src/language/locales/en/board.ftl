### The words of boards.

# A hand without pieces.
board-nothing-in-hand = nothing in hand
# The box of pieces.
board-piece-box = Box
# The menu of a square.
board-exchange = Show the exchange
# In the menu of a square, while setting up.
board-remove = Remove
# In the menu of a square, while setting up.
board-turn-round = Give to the other side
# In the menu of a square, while setting up.
board-promote = Promote
# In the menu of a square, while setting up.
board-unpromote = Unpromote
# White below, or Black again.
board-turn = Turn the board
# What it does.
board-turn-tip = White below, or Black below again (T)
# Moves as arrows.
board-arrows = Move arrows
# What it does, and what arrows mean.
board-arrows-tip =
    Show or hide the arrows on the board (A)
    thick gold: the best line so far, up to 3 plies (numbered on a large board)
    thin grey: other moves that have values
    dashed: what readers of the comparison would play, coloured as in the plot
    Point at the head of an arrow for its move and value
# How pieces are written.
board-signs = Signs on pieces
# Letters on the pieces, or not.
board-letters = Letters on pieces
# What it does.
board-signs-tip = Letters with marks of how pieces go, or Japanese characters (S)
# As the language has it.
board-signs-by-language = By language
# Japanese characters.
board-signs-kanji = Japanese
# Letters.
board-signs-international = International

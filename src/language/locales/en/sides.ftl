### What the two sides are called.

# In shogi, and where the names are set so.
sides-players-max = Black
# In shogi, and where the names are set so.
sides-players-min = White
# In trees without a game.
sides-functions-max = MAX
# In trees without a game.
sides-functions-min = MIN
# In Othello.
sides-colours-max = Black
# In Othello.
sides-colours-min = White

### The rules of Othello: what a position or a move breaks, names of sides and moves.

othello-rules-name = Othello
othello-rules-passing = A side without a legal move passes, and a pass is a ply.
othello-rules-black = Black
othello-rules-white = White
othello-rules-black-move = Black { $square }
othello-rules-white-move = White { $square }
othello-rules-black-pass = Black pass
othello-rules-white-pass = White pass
# $found (Number)
othello-rules-length = found { $found } squares, expected 64 characters (or 16, for 4×4), each X, O or '.', in the order a1, b1 … h8
# Its number among the signs, and what stands there.
# $number (Number)
othello-rules-sign = character { $number } is '{ $found }', expected X (Black), O (White) or '.'
# With the square that it stands for.
# $number (Number)
othello-rules-sign-of-square = character { $number } ({ $square }) is '{ $found }', expected X (Black), O (White) or '.'
# A position does not say whose turn it is.
othello-rules-no-side = after the board, a space and X or O must say who is to move
othello-rules-other-side = found "{ $found }" after the board, expected X or O: who is to move
# A disc that is not connected with the others.
othello-rules-afloat = the disc on { $square } is not connected with those in the middle, which cannot happen in a game: a disc is placed next to others
othello-rules-no-move = found "{ $found }", expected a square such as f5, or pass
othello-rules-off-board = { $square } is not on this board of 4×4
othello-rules-taken = { $square } is taken: a disc stands there
othello-rules-turns-nothing = { $side } on { $square } turns no disc
othello-rules-missing-pass = { $side } has no legal move, and has to pass before { $square }
othello-rules-needless-pass = { $side } may not pass: a disc can be placed on { $square }
othello-rules-over = the game is over: neither side can place a disc

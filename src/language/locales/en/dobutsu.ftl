### Dōbutsu shōgi: names of pieces and moves, what a position or a move breaks, and who has won.

dobutsu-name = Dōbutsu shōgi
dobutsu-rules = A side wins by taking the opponent's Lion (catch), or if its own Lion enters the far rank and is not taken at once (try). The tree does not count repetitions, which draw.
dobutsu-lion = Lion
dobutsu-giraffe = Giraffe
dobutsu-elephant = Elephant
dobutsu-chick = Chick
dobutsu-hen = Hen
dobutsu-step = { $mark }{ $animal } { $square }{ $ending }
dobutsu-capture = { $mark }{ $animal }×{ $square }{ $ending }
dobutsu-drop = { $mark }{ $animal }*{ $square }
# Ends a move that two pieces of a kind could make.
dobutsu-from = ({ $square })
# Ends a move that makes a Chick a Hen.
dobutsu-promotes = +
# Beside a move in a tree.
dobutsu-takes = takes { $animal }
# A square for a screen reader.
dobutsu-square = { $square } { $side } { $animal }
dobutsu-to-move = { $side } to move
dobutsu-catch = { $side } has won by a catch: the Lion is taken
dobutsu-try = { $side } has won by a try: the Lion has entered the far rank
dobutsu-stuck = { $side } has won: the opponent has no move
dobutsu-lions = there is one Lion of Black's and one of White's, unless it has been taken
dobutsu-too-many = there are at most 2 of each kind, with those in hand: too many of { $animal } (a Hen counts as a Chick)
# $found (Number)
dobutsu-text-ranks = found { $found } ranks, expected 4 from the top with / between them (gle/1c1/1C1/ELG)
# $rank (Number)
dobutsu-text-files = rank { $rank } does not have 3 squares
dobutsu-text-sign = found '{ $found }', expected a piece (L, G, E, C or H, small for White) or a number of empty squares
dobutsu-text-side = found "{ $found }" after the board, expected b or w: who is to move
dobutsu-text-hands = found "{ $found }" for the pieces in hand, expected - or letters of G, E and C (small for White, 2C for a pair)
dobutsu-text-rest = found "{ $found }" after the hands, expected at most the number of the move
dobutsu-no-move = found "{ $found }", expected a move such as b3b2 or C*b2
dobutsu-is-over = the game is over
dobutsu-no-piece = the side to move has no piece on { $square }
dobutsu-no-way = the { $animal } does not step to { $square }
dobutsu-taken = { $square } is not empty
dobutsu-not-in-hand = there is no { $animal } in hand
# The evaluator.
dobutsu-values-steps = steps of pieces
# Where its values come from.
dobutsu-values-source = The values are this program's own: the number of steps of a piece on an empty board, summed over its 12 squares: Chick 9, Elephant 24, Giraffe 34, Hen 46; the same in hand. A finished game counts 1000.
# What leaves are worth.
dobutsu-values-term = value in pieces
# What the values are.
dobutsu-values-units = Values are for Black: pieces, each worth its steps on an empty board; a win that is read to the end is told

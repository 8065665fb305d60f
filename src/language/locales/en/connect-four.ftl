### Connect Four: its rules, what a position or a move breaks, its evaluator and its chapter.

connect-four-name = Connect Four
connect-four-chapter = Connect Four
connect-four-rules = The sides drop discs in turn, Black first; a disc falls to the lowest empty square of its column. Four of one's own in a straight line (upright, level or slanting) win; a full board without them is a draw.
connect-four-squares = Columns are 1 to 7 from the left; a move is the column of the disc.
connect-four-falls = Black's disc falls in column 4
connect-four-type-here = Position or moves (44536)
connect-four-to-move = { $side } to move
connect-four-wins = { $side } has won: four in a line
connect-four-drawn = The game is drawn: the board is full
# A square as a screen reader says it, with what is on it; rows from the bottom.
# $row (Number)
connect-four-square = column { $column }, row { $row }: { $what }
connect-four-empty = found nothing, expected startpos or the columns that were played, as in 44536
# Its number among the characters.
# $place (Number)
connect-four-sign = character { $place } is '{ $found }', expected a column from 1 to 7
# $place (Number)
connect-four-full-at = character { $place }: column { $column } is full
# $place (Number)
connect-four-over-at = character { $place }: the game is over before it
connect-four-no-move = found "{ $found }", expected a column from 1 to 7
connect-four-full = column { $column } is full
connect-four-over = the game is over
connect-four-floats = a disc in column { $column } has an empty square below it
# $black (Number)
# $white (Number)
connect-four-counts = Black has { $black } and White { $white } discs; Black, who moves first, has as many as White or one more
connect-four-turn = it is the other side's turn: Black, who moves first, is to move after as many discs of White's as of Black's
connect-four-unreached = no game leads to these discs: somebody had four in a line before, or the sides cannot have taken turns
# The evaluator.
connect-four-values = open threes
connect-four-values-source = The value is this program's own: the lines of four squares with three discs of Black's and an empty square, minus those of White's; a finished game counts 1000 for the winner.
connect-four-values-term = difference of open threes
connect-four-values-units = Values are for Black: lines of four squares with three discs of one side and an empty square; a win that is read to the end is told

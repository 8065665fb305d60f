### Why a text is no SFEN, the way in which positions of shogi are written.

# $column (Number)
sfen-at = column { $column }: { $problem }
# The text ends too early.
sfen-ends = the text ends, expected { $missing ->
    [board] a board
    [side] the side to move, b or w
   *[hands] the pieces in hand, or '-'
}
# $found (Number)
sfen-ranks = found { $found } ranks, expected 9, separated by '/'
# $found (Number)
sfen-files = found { $found } files on rank { $rank }, expected 9
sfen-board-character = found '{ $found }' on the board, expected a piece (PLNSGBRK or plnsgbrk), a digit 1-9 or '/'
# What cannot follow the sign of promotion.
sfen-promotion = found '{ $found }' after '+', expected one of PLNSBR or plnsbr
sfen-promotion-of-nothing = found nothing after '+', expected one of PLNSBR or plnsbr
sfen-side = found "{ $found }", expected the side to move, b or w
sfen-hand-character = found '{ $found }' among the pieces in hand, expected one of PLNSGBR or plnsgbr, perhaps after a number, or a single '-' for none
sfen-hand-ends = found nothing among the pieces in hand, expected one of PLNSGBR or plnsgbr, perhaps after a number, or a single '-' for none
sfen-hand-count = found "{ $found }" pieces in hand, expected a number from 1 to 18
sfen-move-number = found "{ $found }", expected a move number from 1 to 65535
sfen-leftover = found "{ $found }" after the position, expected nothing more

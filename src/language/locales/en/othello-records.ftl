### Why a game of Othello cannot be read, and what looks wrong in it.

othello-records-pass-after-end = a pass after the end of the game was left out
othello-records-no-move = found no move, expected a list such as f5d6c3…
# $number (Number)
othello-records-expected-square = move { $number }: found "{ $seen }", expected a square such as f5, or -- for a pass
othello-records-outside-games = what stands outside the games was left out
othello-records-no-game = found no game, expected (;GM[Othello]…
othello-records-no-value = found { $name } without a value, expected { $name }[…]
othello-records-branches = found '(' before ;), expected one line of moves
othello-records-expected-property = found "{ $seen }", expected a property such as B[f5]
othello-records-unfinished-game = found the end of the file, expected ;)
othello-records-unfinished-value = found the end of the file, expected ]
othello-records-other-sgf = found GM[{ $value }], expected GM[2], which is Othello
othello-records-no-sgf = found no game, expected (;FF[4]GM[2]…
othello-records-unfinished-sgf = found the end of the file, expected )
othello-records-setup-too-late = found { $name } after a move, expected it before the first one
othello-records-expected-side = found PL[{ $value }], expected PL[B] or PL[W]
othello-records-expected-disc = found { $name }[{ $value }], expected a square of the board, such as e4
# $number (Number)
othello-records-expected-sgf-move = move { $number }: found "{ $name }", expected a square such as f5, or nothing for a pass
othello-records-other-game = found a game of { $value }, expected Othello
othello-records-board-too-late = found a second board, or one after moves; expected one BO before them
othello-records-no-board = found no board (BO); the usual start was used
# $number (Number)
othello-records-expected-move = move { $number }: found "{ $name }", expected a square such as f5, or pa
othello-records-no-name = found no GM[Othello]; it was read as Othello
othello-records-unknown-size = found a board of size "{ $size }", expected 8 or 4
# $found (Number)
# $edge (Number)
othello-records-squares-differ = found { $found } squares on a board of size { $edge }
# $score (Number)
othello-records-result-differs = the result is RE[{ $text }], but the discs at the end differ by { $score }
# A sentence about a move, after its number and its square.
# $number (Number)
othello-records-at-move = move { $number }, { $square }: { $what }
# $number (Number)
othello-records-at-pass = move { $number }, pass: { $what }
# $number (Number)
othello-records-pass-put-in = move { $number }: { $side } has no legal move, so a pass was put in
othello-records-over = the game is over: neither side can place a disc
othello-records-pass-missing = the pass of { $side } before it is missing, expected { $letter }[pa]
othello-records-wrong-side = it is { $side }'s turn, expected { $letter }[…]
# How a game has ended.
othello-records-ending = { $ending ->
    [resign] resigned
    [timeout] out of time
    [agreed] ended by agreement
   *[over] the game is over
}

### Why a game record cannot be read, and what looks wrong in it.

# $column (Number)
# $line (Number)
records-at = line { $line }, column { $column }: { $what }
records-not-in-encoding = characters that { $encoding } does not have (they become 〓): { $first }
records-utf16 = found UTF-16, expected UTF-8, Shift_JIS, EUC-JP or ISO-2022-JP
records-empty = found nothing, expected a game record
records-unknown = found no game record, expected KIF, KI2, CSA, JKF, USI or SFEN
# $more (Number)
records-more-warnings = { $more ->
    [one] there is { $more } more warning
   *[other] there are { $more } more warnings
}
records-broken-bytes = found bytes that are not characters
# $number (Number)
records-cannot-append = found '{ $what }' as ply { $number }, which cannot be appended
# $more (Number)
records-more-positions = { $more ->
    [one] found { $more } more position
   *[other] found { $more } more positions
}; the first one was read
# $more (Number)
records-more-lines = { $more ->
    [one] found { $more } more line
   *[other] found { $more } more lines
}; the first game was read
records-expected-usi-move = a move such as 7g7f, 8h2b+ or P*5e
records-same-without-move = found 同, but there is no move before it, expected a square
records-expected-square-or-same = a square such as ７六, or 同
records-expected-piece = the name of a piece
records-expected-droppable = a piece that can be dropped
records-expected-from-or-drop = the square it comes from, such as (77), or 打
records-expected-closing = ')'
records-other-piece = found { $named }, but { $there } stands on { $from }
records-no-piece-moves-so = found "{ $name }", but no piece can move so; expected a legal move
records-several-move-so = found "{ $name }", which several pieces can play ({ $from }); expected 左, 右, 上 or the like to tell them apart
records-expected-one-game = moves: one game a file
# $digits (Number)
# $expected (Number)
records-move-number = found move number { $digits }, expected { $expected }
records-wrong-mark = the mark belongs to the other side
records-sealed-move = a sealed move (封じ手) was read as an interruption
records-expected-mark = ▲ or △ and a move
records-expected-black = a move of Black (▲)
records-expected-white = a move of White (△)
records-expected-variation = 変化：23手 or the like
records-variation-before-moves = 変化 before the first move is left out
# $digits (Number)
records-variation-hangs-nowhere = found a variation at move { $digits }, expected a move that an earlier line has
# $count (Number)
# $played (Number)
records-count-differs = found { $count ->
    [one] { $count } move
   *[other] { $count } moves
} announced, but { $played ->
    [one] { $played } was read
   *[other] { $played } were read
}
records-expected-ending-words = how the game ended
records-expected-line = a move, a header or a comment
# $ply (Number)
records-variation-at-without-move = found a variation at ply { $ply } without a move
records-unreadable = this cannot be read
records-no-move = found no move
records-expected-time = a time such as ( 0:12/00:01:30)
records-expected-time-as-before = the time, as on the lines before
# What White plays without. $id is the name of JKF, $name that of KIF.
records-handicap = Handicap: { $id ->
    [jkf-HIRATE] none (even game)
    [jkf-KY] lance
    [jkf-KY_R] right lance
    [jkf-KA] bishop
    [jkf-HI] rook
    [jkf-HIKY] rook and lance
    [jkf-2] two pieces (rook, bishop)
    [jkf-3] three pieces (rook, bishop, lance)
    [jkf-4] four pieces (rook, bishop, lances)
    [jkf-5] five pieces (rook, bishop, lances, right knight)
    [jkf-5_L] five pieces (rook, bishop, lances, left knight)
    [jkf-6] six pieces (rook, bishop, lances, knights)
    [jkf-7_L] seven pieces (rook, bishop, lances, knights, left silver)
    [jkf-7_R] seven pieces (rook, bishop, lances, knights, right silver)
    [jkf-8] eight pieces (rook, bishop, lances, knights, silvers)
    [jkf-10] ten pieces (all but king and pawns)
    [jkf-P3] all but the king, three pawns in hand
    [jkf-KY_2] both lances
    [jkf-9_L] nine pieces (all but king, right gold and pawns)
    [jkf-9_R] nine pieces (all but king, left gold and pawns)
    [jkf-19] all but the king
    [jkf-TONBO] all but king, rook, bishop and pawns
    [jkf-TONBO_KY] golds, silvers and knights
    [jkf-TONBO_KEKY] golds and silvers
   *[other] { $name }
}
records-expected-handicap = the name of a handicap, such as 平手, or a board
records-unknown-handicap = the name "{ $name }" stands for no position that is known here; the board counts
records-other-board = the board is not that of "{ $name }"; the board counts
records-uncertain-handicap = programs differ in which piece is missing with { $name }: { $id ->
    [nine] here the gold of file 6
    [seven] here the silver of file 3
   *[three] here the lance of file 1
}
records-expected-nine-ranks = nine ranks
records-expected-square = a piece or ・
records-expected-row-end = '|' after nine squares
records-expected-in-hand = a piece in hand, or なし
records-expected-count-in-hand = at most 18 pieces
records-handicap-without-board = found the handicap その他, expected a board after it
# $rows (Number)
records-too-few-ranks = found a board of { $rows } ranks, expected nine
records-expected-record-object = an object with "moves"
records-expected-header-object = an object of headers
records-header-is-no-text = the value of a header is not a text
records-expected-moves = an object with "moves"
records-expected-move-list = a list of moves
records-expected-move-object = an object with a move
records-expected-move-before-forks = a move beside its forks
records-expected-fork-list = a list of forks
records-neither-move-nor-ending = found neither a move nor an ending
records-variation-without-move = found a variation without a move
records-expected-jkf-ending = an ending such as "TORYO"
records-expected-black-color = 0: it is Black's turn
records-expected-white-color = 1: it is White's turn
records-expected-to = a move with "to"
records-expected-jkf-piece = a "piece" such as "FU"
records-expected-from = a move with "from", or a drop
records-expected-jkf-square = a square such as {"{"}"x":7,"y":6{"}"}
records-expected-text-list = a list of texts
records-expected-text = a text
records-unknown-time = found an invalid time, expected h, m and s
records-expected-preset = a "preset" such as "HIRATE", or "OTHER" with "data"
records-expected-jkf-board = a "board" of nine files
records-expected-jkf-ranks = a list of nine ranks
records-expected-color = 0 (Black) or 1 (White)
records-expected-kind = a piece such as "FU"
records-expected-jkf-count = a number of pieces in hand
records-expected-csa-header = N+, N- or $NAME:value
records-expected-csa-move-not-position = a move: the game has started
records-expected-csa-statement = a statement such as +7776FU
records-no-start = found no position, the even game was assumed
records-no-side-line = found no line with the side that begins (+ or -)
records-expected-csa-move = a move such as +7776FU
records-expected-csa-white = a move of White (-)
records-expected-csa-black = a move of Black (+)
records-expected-piece-to-drop = a piece that can be dropped
records-expected-csa-time = seconds such as T12 after a move
# $games (Number)
records-more-games = { $games ->
    [one] found { $games } more game
   *[other] found { $games } more games
}; the first one was read
records-no-start-no-move = found neither a position nor a move, expected both
records-expected-csa-position = PI, P1 to P9, P+ or P-
records-expected-csa-pair = a square and a piece such as 77FU
records-expected-csa-row = nine squares, +FU, -FU or *
records-expected-nine-squares = nine squares only
records-expected-csa-square-piece = a square and a piece
records-expected-end = the end
records-expected-less-nesting = fewer lists in lists
records-expected-comma-or-bracket = ',' or ']'
records-expected-comma-or-brace = ',' or '{"}"}'
records-expected-name = a name in quotes
records-expected-colon = ':'
records-expected-escape = an escape such as \n
records-text-not-closed = found a text without its closing quote
records-expected-number = a number
records-expected-json-value = a value of JSON
# What stands there is before it, what should is in one of the texts records-expected-….
records-found = found "{ $text }", expected { $expected }
records-found-end = found the end of the line, expected { $expected }
records-expected-ranks-in-order = the ranks in order, from 一 to 九
records-expected-piece-of-start = a piece that stands there in the start position
records-illegal-move = found an illegal move: { $rule }; expected a legal one
# The ending is as KIF writes it.
records-after-ending = found something after the ending { $ending }, expected nothing more on this line
records-append-ended = nothing follows an ending
records-append-second-start = a game starts only once
records-append-full = the record is full
# The ending is as KIF writes it.
records-further-ending = found "{ $text }" after the ending { $ending }; it is kept as it stands
records-unknown-ending = found "{ $text }", expected a move or an ending such as 投了; the line ends here, and the word is kept as it stands
# How a game has ended.
records-ending = { $ending ->
    [resign] resignation
    [interrupt] interruption
    [repetitionDraw] repetition
    [impass] impasse
    [draw] draw
    [maxMoves] maximum number of moves
    [mate] mate
    [noMate] no mate
    [timeout] out of time
    [foulLose] lost by an illegal move
    [foulWin] won by an illegal move of the opponent
    [enteringOfKing] won by entering king
    [winByDefault] won by default
    [takenBack] move taken back
    [error] error
   *[loseByDefault] lost by default
}

### 棋譜が読めない理由と、おかしいところ。

records-at = { $line }行{ $column }文字目: { $what }
records-not-in-encoding = { $encoding }にない文字(〓になる): { $first }
records-utf16 = UTF-16で書かれている。UTF-8かShift_JISで保存してください
records-empty = 何も書かれていない。棋譜が要る
records-unknown = 棋譜として読めない。読めるのは KIF、KI2、CSA、JKF、USI、SFEN
records-more-warnings = このほかに注意が{ $more }件ある
records-broken-bytes = 文字になっていないバイトがある
records-cannot-append = { $number }手目の「{ $what }」は続けられない
records-more-positions = このほかに{ $more }局面ある。最初の局面を読んだ
records-more-lines = このほかに{ $more }行ある。最初の一局を読んだ
records-expected-usi-move = 7g7f、8h2b+、P*5e のような手を書いてください
records-same-without-move = 「同」とあるが、その前の手がない
records-expected-square-or-same = ７六 のような升か「同」を書いてください
records-expected-piece = 駒の名前を書いてください
records-expected-droppable = この駒は打てない
records-expected-from-or-drop = (77) のような元の升か「打」を書いてください
records-expected-closing = 「)」を書いてください
records-other-piece = { $named }とあるが、{ $from }の駒は{ $there }
records-no-piece-moves-so = 「{ $name }」と動ける駒がない
records-several-move-so = 「{ $name }」と動ける駒が二つ以上ある({ $from })。左、右、上などで区別してください
records-expected-one-game = 指し手の後に局面がある。一つのファイルに一局を書いてください
records-move-number = { $digits }手目とあるが、{ $expected }手目が来るはず
records-wrong-mark = 手番と印が合わない
records-sealed-move = 封じ手は中断として読んだ
records-expected-mark = ▲か△を書いてください
records-expected-black = 先手の番なので、▲の手を書いてください
records-expected-white = 後手の番なので、△の手を書いてください
records-expected-variation = 「変化：23手」のように書く
records-variation-before-moves = 指し手の前の「変化」は読まない
records-variation-hangs-nowhere = { $digits }手目がどの手順にもないので、変化をつなげない
records-count-differs = { $count }手とあるが、{ $played }手しか読めていない
records-expected-ending-words = 終局の理由が分からない
records-expected-line = 指し手、見出し、注釈のどれでもない
records-variation-at-without-move = { $ply }手目の変化に手がない
records-unreadable = 読めない
records-no-move = 指し手が一つもない
records-expected-time = ( 0:12/00:01:30) のように時間を書いてください
records-expected-time-as-before = 消費時間を書いてください
records-handicap = 手合割：{ $id ->
   *[other] { $name }
}
records-expected-handicap = 手合割の名前か盤を書いてください
records-unknown-handicap = 手合割「{ $name }」の局面は知られていないので、盤を読んだ
records-other-board = 手合割「{ $name }」と盤が合わないので、盤を読んだ
records-uncertain-handicap = { $name }でどの駒がないかは、プログラムによって違う。{ $id ->
    [nine] ここでは6筋の金がない
    [seven] ここでは3筋の銀がない
   *[three] ここでは1筋の香がない
}
records-expected-nine-ranks = 盤は9段
records-expected-square = 駒か「・」を書いてください
records-expected-row-end = 9升の後に「|」を書いてください
records-expected-in-hand = 持駒の名前を書いてください
records-expected-count-in-hand = 枚数は1から18まで
records-handicap-without-board = 手合割が「その他」なのに盤がない
records-too-few-ranks = 盤が{ $rows }段しかない。9段書いてください
records-expected-record-object = 棋譜のオブジェクトを書いてください
records-expected-header-object = 見出しのオブジェクトを書いてください
records-header-is-no-text = 見出しの値が文字列ではない
records-expected-moves = "moves" がない
records-expected-move-list = 指し手のリストを書いてください
records-expected-move-object = 指し手のオブジェクトを書いてください
records-expected-move-before-forks = 分岐の元になる指し手がない
records-expected-fork-list = 分岐のリストを書いてください
records-neither-move-nor-ending = 指し手も終局の理由もない
records-variation-without-move = 変化に手がない
records-expected-jkf-ending = TORYO のような終局の理由を書いてください
records-expected-black-color = 先手の番なので、0 を書いてください
records-expected-white-color = 後手の番なので、1 を書いてください
records-expected-to = 行き先の "to" がない
records-expected-jkf-piece = FU のような駒を書いてください
records-expected-from = 元の升の "from" がない
records-expected-jkf-square = {"{"}"x":7,"y":6{"}"} のような升を書いてください
records-expected-text-list = 文字列のリストを書いてください
records-expected-text = 文字列を書いてください
records-unknown-time = 時間が読めない。h、m、s を書いてください
records-expected-preset = HIRATE のような "preset" か、OTHER と "data" を書いてください
records-expected-jkf-board = 9筋の "board" を書いてください
records-expected-jkf-ranks = 9段のリストを書いてください
records-expected-color = 0(先手)か1(後手)を書いてください
records-expected-kind = FU のような駒を書いてください
records-expected-jkf-count = 持駒の枚数を書いてください
records-expected-csa-header = N+、N-、$名前:値 のどれかを書いてください
records-expected-csa-move-not-position = 指し手の後に局面がある
records-expected-csa-statement = +7776FU のような文を書いてください
records-no-start = 開始局面がないので、平手とみなした
records-no-side-line = 手番の行(+か-)がない
records-expected-csa-move = +7776FU のように書く
records-expected-csa-white = 後手の番なので、「-」の手を書いてください
records-expected-csa-black = 先手の番なので、「+」の手を書いてください
records-expected-piece-to-drop = 打てる駒を書いてください
records-expected-csa-time = 指し手の後に T12 のように秒を書いてください
records-more-games = このほかに{ $games }局ある。最初の一局を読んだ
records-no-start-no-move = 開始局面も指し手もない
records-expected-csa-position = PI、P1…P9、P+、P- のどれかを書いてください
records-expected-csa-pair = 77FU のように升と駒を書いてください
records-expected-csa-row = +FU、-FU、* のどれかを9升書く
records-expected-nine-squares = 一段は9升
records-expected-csa-square-piece = 升と駒を書いてください
records-expected-end = ここで終わるはず
records-expected-less-nesting = 入れ子が深すぎる
records-expected-comma-or-bracket = 「,」か「]」を書いてください
records-expected-comma-or-brace = 「,」か「{"}"}」を書いてください
records-expected-name = 「"」で囲んだ名前を書いてください
records-expected-colon = 「:」を書いてください
records-expected-escape = 「\」の後は n や「\」などを書いてください
records-text-not-closed = 閉じていない文字列がある
records-expected-number = 数を書いてください
records-expected-json-value = JSONの値を書いてください
records-found = 「{ $text }」がある。{ $expected }
records-found-end = 行がここで終わっている。{ $expected }
records-expected-ranks-in-order = 段は一から九まで順に書く
records-expected-piece-of-start = 平手でそこにある駒を書いてください
records-illegal-move = 反則の手: { $rule }
records-after-ending = 「{ $ending }」の後に続きがある
records-append-ended = 終局の後には続けられない
records-append-second-start = 開始は一度だけ
records-append-full = 棋譜に入りきらない
records-further-ending = 「{ $ending }」の後に「{ $text }」がある。そのまま残した
records-unknown-ending = 「{ $text }」は指し手でも、投了などの終局の言葉でもない。手順はここで終わるものとし、言葉はそのまま残した
records-ending = { $ending ->
    [resign] 投了
    [interrupt] 中断
    [repetitionDraw] 千日手
    [impass] 持将棋
    [draw] 引き分け
    [maxMoves] 最大手数
    [mate] 詰み
    [noMate] 不詰
    [timeout] 切れ負け
    [foulLose] 反則負け
    [foulWin] 反則勝ち
    [enteringOfKing] 入玉勝ち
    [winByDefault] 不戦勝
    [takenBack] 待った
    [error] エラー
   *[loseByDefault] 不戦敗
}

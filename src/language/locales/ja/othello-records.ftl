### オセロの棋譜が読めない理由と、おかしいところ。

othello-records-pass-after-end = 対局が終わったあとのパスは読み飛ばした
othello-records-no-move = 手がない。f5d6c3… のように書いてください
othello-records-expected-square = { $number }手目に「{ $seen }」がある。f5 のような升か、パスの -- を書いてください
othello-records-outside-games = 対局の外にある文字は読み飛ばした
othello-records-no-game = GGFの対局がない。(;GM[Othello]… で始めてください
othello-records-no-value = { $name } のあとに「[」がない
othello-records-branches = 「;)」の前に次の「(」がある。枝分かれは読めない
othello-records-expected-property = 「{ $seen }」は読めない。B[f5] のような項目を書いてください
othello-records-unfinished-game = 対局の途中で終わっている。「;)」が要る
othello-records-unfinished-value = 「]」がないまま終わっている
othello-records-other-sgf = GM[{ $value }] の棋譜は読めない。オセロは GM[2]
othello-records-no-sgf = SGFの対局がない。(;FF[4]GM[2]… で始めてください
othello-records-unfinished-sgf = 対局の途中で終わっている。「)」が要る
othello-records-setup-too-late = { $name } が手のあとにある。置き石は最初の手の前に書いてください
othello-records-expected-side = PL[{ $value }] は読めない。PL[B] か PL[W] と書いてください
othello-records-expected-disc = { $name }[{ $value }] は盤の升ではない。e4 のように書いてください
othello-records-expected-sgf-move = { $number }手目の「{ $name }」は手ではない。f5 のように書き、パスには何も書かないでください
othello-records-other-game = { $value } の対局は読めない。オセロの対局が要る
othello-records-board-too-late = 盤 BO が二度、または手のあとにある
othello-records-no-board = 盤 BO がないので、ふつうの初期配置から並べた
othello-records-expected-move = { $number }手目の「{ $name }」は手ではない。f5 や pa と書いてください
othello-records-no-name = GM[Othello] がない。オセロとして読んだ
othello-records-unknown-size = 盤の大きさ「{ $size }」は読めない。8か4を書いてください
othello-records-squares-differ = 大きさ{ $edge }の盤なのに升が{ $found }個ある
othello-records-result-differs = 結果 RE[{ $text }] と、並べた石の差 { $score } が合わない
othello-records-at-move = { $number }手目の { $square }: { $what }
othello-records-at-pass = { $number }手目のパス: { $what }
othello-records-pass-put-in = { $number }手目: { $side }は打てる所がないので、パスを補った
othello-records-over = どちらも打てず、対局は終わっている
othello-records-pass-missing = その前に{ $side }のパス { $letter }[pa] が抜けている
othello-records-wrong-side = { $side }の番なのに相手の手がある
othello-records-ending = { $ending ->
    [resign] 投了
    [timeout] 時間切れ
    [agreed] 合意による終局
   *[over] 終局
}

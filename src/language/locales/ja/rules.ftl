### 盤と指し手の読み方

rules-title = 盤と指し手の読み方
rules-tip = この盤と指し手の読み方
rules-pieces = 駒と、まん中から動ける所
rules-moves = 升目と指し手
rules-values = 駒の点数
rules-shogi-goal = 先手(▲)は下に座って先に指し、後手(△)は上に座ります。駒は相手の方を向きます。玉を取られるのを防げなくなった側の負けです。
rules-shogi-hand = 取った駒は、成る前の駒に戻って取った側の持駒になり、駒を動かす代わりに空いた升へ打てます。持駒は盤の横に並びます。
rules-shogi-promotion = 敵陣(奥の3段)に入る駒、敵陣の中で動く駒、敵陣から出る駒は成れます。成った駒は下の行にあります。
rules-shogi-squares = 筋は右から1〜9、段は上から一〜九と数えます。７六は、右から7筋目の、上から6段目です。
rules-shogi-goes = 歩が７六へ進む(▲は先手の手)
rules-shogi-takes = 同: 直前に相手が動いた升で、その駒を取る
rules-shogi-drops = 打: 盤の駒も行ける所へ、持駒を打つ
rules-shogi-promotes = 成: 成る
rules-shogi-declines = 不成: 成れるのに成らない
rules-shogi-origin = 右: 行ける金が2枚あり、その右の方が行く
rules-kind = { $kind ->
    [K] 玉将
    [R] 飛車
    [B] 角行
    [G] 金将
    [S] 銀将
    [N] 桂馬
    [L] 香車
    [P] 歩兵
    [pR] 竜王
    [pB] 竜馬
    [pP] と金
   *[other] 成駒
}
rules-worth = { $board } / { $hand }
rules-worth-on-board = { $board }
rules-shogi-swing = 駒の下の数は、評価関数「usapyon」での点数(盤の上 / 持駒)です。歩は盤の上で { $board }、持駒で { $hand } です。先手が歩を取ると、後手の { $board } が消え、先手の { $hand } が増えるので、差は { $swing } 動きます。持駒も盤の上と同じ点数と見る評価関数なら { $twice } 動きます。
rules-dobutsu-squares = 筋は左から A〜C、段は上から 1〜4 です。取った駒は取った側の持駒になり、駒を動かす代わりに打てます。
rules-dobutsu-goes = ひよこが B2 へ進む(▲は先手の手)
rules-dobutsu-takes = 取る手も同じ書き方
rules-dobutsu-drops = 打: 持駒を打つ
rules-dobutsu-promotes = 成: 奥の段に着いて、にわとりになる
rules-othello-goal = 黒が先に打ちます。自分の石とのあいだに相手の石をまっすぐ挟める所に打ち、挟んだ石を返します。返せる所がなければパスで、どちらも打てなくなったら終わり、石の多い方の勝ちです。
rules-othello-squares = 列は左から a〜h、行は上から 1〜8 です。手は打った升で書きます(f5 など)。

### 評価関数の名前と、それを使えない理由。

evaluators-own = 自分の値
evaluators-usapyon = うさぴょん
evaluators-yaneuraou = やねうら王
evaluators-material-2 = やねうら王 2(持駒の割増し)
evaluators-material-3 = やねうら王 3(利き)
evaluators-material-4 = やねうら王 4(重なる利き)
evaluators-material-5 = やねうら王 5(利きの表)
evaluators-material-6 = やねうら王 6(KKPEE9)
evaluators-material-7 = やねうら王 7(ひもと当たり)
evaluators-material-8 = やねうら王 8(玉の升)
evaluators-material-8-rank = やねうら王 8(玉の段)
evaluators-material-8-none = やねうら王 8(玉の加点なし)
evaluators-discs = 石の数
evaluators-discs-winner = 石の数(空き升は勝者へ)
evaluators-mobility = 打てる所の数
evaluators-turtle = Turtle(パターン)
evaluators-turtle-triangle = Turtle(隅は三角)
evaluators-yss = YSS
evaluators-needs-kings = { $evaluator } は両方の玉からの距離で数えるが、この盤には{ $side }の玉がない。玉がなくてもよいのは usapyon, yss, yaneuraou, material-2
evaluators-unknown = 「{ $found }」という評価関数はない。あるのは { $ids }。自分の値なら own:P=100,S=1150 のように書いてください
evaluators-only-eight = { $evaluator } は8×8の盤のもの。4×4では discs, discs-winner, mobility を使ってください
evaluators-unknown-of-game = 「{ $found }」という{ $game }の評価関数はない。あるのは { $ids }
evaluators-own-no-value = { $piece }の点には 0 から { $most } までの整数を書いてください(「{ $found }」になっている)
evaluators-own-nothing = 自分の値が一つも書かれていない。own:P=100,S=1150,+S=1200,S*=1200 のように書く。書かないものは usapyon と同じ
evaluators-own-no-pair = 値の中に「{ $found }」がある。S=1150 のように、駒と点を書いてください
evaluators-own-no-piece = 「{ $found }」という駒はない。盤上は P L N S G B R、成駒は +P … +R、持駒は P* … R*。ほかに counting
evaluators-own-twice = { $piece }の点が二度書いてある
evaluators-own-counting = counting={ $found } はない。counting=balance か counting=once と書いてください
evaluators-sources-ladder =
    yaneuraou.yaneu.com, 評価関数を作ろう (2020-11-17 … 12-07)
    YaneuraOu, source/eval/material (MATERIAL_LEVEL)
evaluators-sources-own = 自分で決めた値
evaluators-sources-usapyon =
    うさぴょんの本、第3章(評価関数)
    もとは伊藤果『実戦で強くなる将棋入門』の表。成駒と、持駒の5%増しは本の著者による
evaluators-sources-yss = 山下宏「将棋プログラムの指し手生成について」表1
evaluators-sources-yaneuraou = YaneuraOu, source/eval/material (PieceValue)
evaluators-sources-discs = オセロのルール
evaluators-sources-discs-winner = オセロの大会規定
evaluators-sources-mobility = Rosenbloom, A World-Championship-Level Othello Program (1982)
evaluators-sources-turtle =
    Turtle の説明 4.3(評価関数)
    Buro, Logistello; Andersson, Zebra(パターンの組)
evaluators-units-of-othello = 値は黒から見たもの。石の差は終局での石の数の差(Turtle は見込み)、「か所」は打てる所の差

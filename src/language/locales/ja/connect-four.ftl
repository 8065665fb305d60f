### 四目並べ: ルール、局面や手のどこが違うか、評価、講座の章。

connect-four-name = 四目並べ
connect-four-chapter = 四目並べ
connect-four-rules = 黒から交互に石を落とします。石は列の一番下の空いた升に止まります。縦、横、斜めのどれかに自分の石を四つ並べたら勝ち。並ばずに盤が埋まれば引き分けです。
connect-four-squares = 列は左から1〜7。手は石を落とす列で書きます。
connect-four-falls = 黒の石が4列目に落ちる
connect-four-type-here = 局面か手順(44536)
connect-four-to-move = { $side }の番
connect-four-wins = { $side }の勝ち(四つ並んだ)
connect-four-drawn = 引き分け(盤が埋まった)
connect-four-square = { $column }列 下から{ $row }段 { $what }
connect-four-empty = 何も書かれていない。startpos か、44536 のように打った列を順に書いてください
connect-four-sign = { $place }文字目の「{ $found }」は列(1〜7)ではない
connect-four-full-at = { $place }文字目: { $column }列目は埋まっている
connect-four-over-at = { $place }文字目: その前に勝負がついている
connect-four-no-move = 「{ $found }」は列(1〜7)ではない
connect-four-full = { $column }列目は埋まっている
connect-four-over = 勝負はもうついている
connect-four-floats = { $column }列目に、下の升が空いた石がある
connect-four-counts = 黒が{ $black }個、白が{ $white }個。黒が先に打つので、黒は白と同じ数か一つ多いはず
connect-four-turn = 手番が逆。黒が先に打つので、黒と白が同じ数なら黒の番
connect-four-unreached = この並びになる手順がない(途中で四つ並ぶか、交互に打てない)
connect-four-values = 空いた三つ
connect-four-values-source = 値はこのプログラムのもの。四升の並びのうち、黒の石が三つで残りが空いているものの数から、白のそれを引く。終わった勝負は、勝った側に 1000。
connect-four-values-term = 空いた三つの差
connect-four-values-units = 値は黒から見たもの。四升の並びに石が三つあり、残りが空いている所の数。終わりまで読めた勝ちは、そう書く

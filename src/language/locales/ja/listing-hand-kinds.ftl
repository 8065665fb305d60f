### リスト「持駒を数える」。

listing-hand-kinds-name = 持駒を数える
listing-hand-kinds-symptom = 飛を1枚ずつ持つほぼ互角の局面(−95)なのに、先手が +2005 とされる。
listing-hand-kinds-hint = 持駒の種類は、先手の歩から後手の飛まで 14 種類。繰り返しは何回まわるか。
listing-hand-kinds-explanation = 後手の飛(EHI)が最後の種類なので、「EHI より小さい間」では後手の飛だけ数えない。「EHI 以下の間」とする。この繰り返しは変数を koma と名付けながら、中では i を使っている。i が宣言されていればそのまま動いてしまい、別の間違いになる。
listing-hand-kinds-assumption = 本のリストの中の i は koma と読みかえて動かした。
listing-hand-kinds-line-function-count-hands-too = 関数 持駒も数える(局面) → 値
listing-hand-kinds-line-value-pieces-on-board = 値 ← 盤の上の駒の点の合計
listing-hand-kinds-line-published = 種類 ← 先手の歩から、種類 < EHI(後手の飛)の間:
listing-hand-kinds-line-corrected = 種類 ← 先手の歩から、種類 ≦ EHI(後手の飛)の間:
listing-hand-kinds-line-value-value-hand-value = 値 ← 値 + 持駒の点[種類] × 枚数[種類]
listing-hand-kinds-said-pieces-on-board-were = 盤の上の駒を数えた。
listing-hand-kinds-said-kind-go-on = 種類は { $piece }。続けるか。
listing-hand-kinds-var-kind = 種類
listing-hand-kinds-var-go-on = 続ける
listing-hand-kinds-said-there = { $piece } は { $count } 枚。

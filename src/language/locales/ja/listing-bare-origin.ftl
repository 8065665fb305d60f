### リスト「手を指して値を直す」。

listing-bare-origin-name = 手を指して値を直す
listing-bare-origin-symptom = 歩を打ち、飛を打たれ、飛を動かす。打った2手では合っているのに、飛を動かしただけで値が −100 変わる。
listing-bare-origin-hint = 持駒を打つ手かどうかを、何を見て決めているか。
listing-bare-origin-explanation = 調べるのは「いま指す手」の元の升、手.from でなければならない。ただの from は別の変数で、たまたま前の手のものが残っていると、打った手の次の手まで「打った」ことになる。本のリストは if の中でだけ from、promote、capture と書き、足し引きの行では te.koma などと正しく書いている。同じ関数の中でその名の変数に写していなければ、コンパイラが止める。
listing-bare-origin-assumption = 本のリストには from がどこの変数か書かれていない。ここでは「前の手の元の升が残っている変数」とした。
listing-bare-origin-also = from に写す6行目を2行目の前へ移せば、from はいま指す手のものになり、同じ値になる。ここでは2行目を直す。
listing-bare-origin-line-function-make-move = 関数 指す(手)
listing-bare-origin-line-published = from が持駒なら:
listing-bare-origin-line-corrected = 手.from が持駒なら:
listing-bare-origin-line-value-value-hand-value = 値 ← 値 − 持駒の点[手.駒] + 駒の点[手.駒]
listing-bare-origin-line-if-something-taken = 取る手なら:
listing-bare-origin-line-value-value-piece-value = 値 ← 値 − 駒の点[取った駒] + 持駒の点[取った駒]
listing-bare-origin-line-from-move-from = from ← 手.from
listing-bare-origin-said-made = { $name } を指す。
listing-bare-origin-said-what-looked-at = 見ているのは { $name }。
listing-bare-origin-var-drop = 打つ手
listing-bare-origin-said-left-hand-and-came = { $piece } を持駒から引き、盤に足した。
listing-bare-origin-said-move-made = 手は終わり。
listing-bare-origin-said-in-hand = 持駒の{ $kind }

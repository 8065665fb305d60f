### リスト「局面を用意する」。

listing-kept-value-name = 局面を用意する
listing-kept-value-symptom = 同じ局面を二度用意する。一度目は −95 で正しく、二度目は −190 になる。
listing-kept-value-hint = 二度目に始まるとき、値には何が入っているか。
listing-kept-value-explanation = 値は局面に付いた変数で、前の局面のものが残っている。足すのではなく入れる(または、数える前に 0 に戻す)。本のリストは値を 0 に戻さずに足していくので、用意が一度きりなら動き、二局目から狂う。
listing-kept-value-line-function-set-up-board = 関数 用意する(盤、持駒)
listing-kept-value-line-sum-everything-on-board = 合計 ← 盤と持駒の点をすべて足したもの
listing-kept-value-line-published = 値 ← 値 + 合計
listing-kept-value-line-corrected = 値 ← 合計
listing-kept-value-line-make-table-attacks = 利きの表を作る
listing-kept-value-said-round-begins = { $round }の用意を始める。
listing-kept-value-said-pieces-were-added-up = 駒の点を足し合わせた。
listing-kept-value-said-value-settled = 値が決まった。
listing-kept-value-said-round-over = { $round }の用意は終わり。
listing-kept-value-first = 一度目
listing-kept-value-second = 二度目

### 手、升、USIの行として読めない理由と、数の入れ子が木として読めない理由。

usi-no-move = 「{ $found }」は手ではない。7g7f、8h2b+、P*5e のように書いてください
usi-illegal = { $rule }
usi-no-square = 「{ $found }」は升ではない。6d か 64 のように書いてください
usi-not-one-line = 「{ $found }」がある。1行の文字を書いてください
usi-list-at = { $column }文字目: ここには{ $expected }が要るが、{ $found }がある
usi-list-node-number = { $number }番目の節
usi-list-most-nodes = 多くて{ $most }節の木
usi-list-deep = { $lists }重のリスト
usi-list-most-plies = 深くて{ $most }手の木
usi-list-number-or-bracket = 数か「[」か「{"{"}」
usi-list-comma-or-bracket = 「,」か「]」
usi-list-end = 終わり
usi-list-sum = 合計 { $sum }
usi-list-text = 「{ $text }」
usi-list-number = ±{ $most } までの数

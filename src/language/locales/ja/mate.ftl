### The words about the search for mate from the board.

mate-title = 王手だけで詰むか
mate-tip = 手番の側が王手だけで詰ませられるかを、この手数まで調べる。解いた木を一歩ずつたどれる
mate-plies = 手数(まで)
mate-search = 詰みを探す
mate-cuts = 読む手を減らす(YSS)
mate-interpositions = 無駄合を手数に数えない
mate-interpositions-tip = 離れた王手の間に打っても、ただで取られるだけの合駒。読むが、手数には数えない
mate-promote = 飛・角の不成を読まない
mate-promote-tip = 成れる飛車と角は必ず成る。打ち歩詰めを避ける不成の詰みは見つからない
mate-near = 飛・角を遠くから打たない
mate-near-tip = 飛車と角は玉の隣にだけ打つ
mate-loss = 駒損がこれを超えたら打ち切る
mate-loss-tip = 取られた駒と取った駒の差。YSS の点数で、歩は100
mate-sacrifices = 捨て駒の回数の上限
mate-sacrifices-tip = 王手した駒を、すぐその升で取られた回数
mate-unknown = 節の上限に達するか止めたときは、「詰まない」ではなく「分からない」

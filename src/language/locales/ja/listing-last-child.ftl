### リスト「ミニマックス法」。

listing-last-child-name = ミニマックス法
listing-last-child-symptom = 課題の木で、エ(+120)ではなくイを選び、+250 になると言う。末端は12とも読んでいる。
listing-last-child-hint = +250 はどの末端の点か。その末端は、親の子の中で何番目に読まれたか。
listing-last-child-explanation = v には、最後に読んだ子の値が残っている。返すべきなのは 最善 である。最善を選ぶ仕事は正しく行われ、その結果だけが捨てられる。記事のリストは、先手番の所でも後手番の所でも、最大や最小ではなく、子の値を入れる変数 eval を返している。どちらも整数なので、コンパイラは何も言わない。
listing-last-child-assumption = 記事では先手番と後手番に分かれている所を、一つにまとめた。呼び出す側は記事では文章だけなので、そのとおりに書いた。
listing-last-child-line-function-root-value-root = 関数 根の値(根)
listing-last-child-line-return-largest-value-next = 手ごとに 値(次の局面, 2) を求め、いちばん大きいものを返す
listing-last-child-line-function-value-node-depth = 関数 値(節, 深さ)
listing-last-child-line-if-depth-0-return = 深さ = 0 なら 末端の点 を返す
listing-last-child-line-best-if-black-move = 最善 ← 先手番なら −∞、後手番なら +∞
listing-last-child-line-for-each-child-from = 子を左から順に:
listing-last-child-line-v-value-child-depth = v ← 値(子, 深さ − 1)
listing-last-child-line-if-v-better-than = v が手番の側にとって 最善 より良ければ 最善 ← v
listing-last-child-line-published = v を返す
listing-last-child-said-worth = { $name } は { $value }。
listing-last-child-var-largest-value = いちばん大きい値
listing-last-child-said-number-leaf-returned = 末端 { $here } の点を返す。
listing-last-child-var-leaf = 末端の点
listing-last-child-said-entered-black-move = { $here } に入る。先手番。
listing-last-child-said-entered-white-move = { $here } に入る。後手番。
listing-last-child-said-value-comes-back = { $child } の値が { $here } に返った。
listing-last-child-said-now-best = { $here } の最善が { $child } に変わる。
listing-last-child-said-best-stays = { $here } の最善は変わらない。
listing-last-child-said-value-returned = { $here } の値を返す。
listing-last-child-var-returned = 返す値

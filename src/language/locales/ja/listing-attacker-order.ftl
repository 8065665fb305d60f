### リスト「取り合いの順を決める」。

listing-attacker-order-name = 取り合いの順を決める
listing-attacker-order-symptom = ６四の取り合いは +50 のはずが、+100 と返る。点[ ]には、先手の駒も後手の駒も正の数で入っている。
listing-attacker-order-hint = 駒の点に符号がないとき、先手と後手の並べ方は同じでよいはず。二つの繰り返しを見比べよう。
listing-attacker-order-explanation = 後手も安い駒から取るのが得なので、先手と同じ「<」で並べる。「>」だと高い駒が前に出る。飛は香の後ろでまだ動けないので金が先に取り、先手の得が増える。後手の駒の点が負の数になっている表なら、「>」がそのまま安い順になり、この行は正しい。
listing-attacker-order-assumption = 並べるときに使う表 PieceValue は章に載っていない。ここでは後手の駒も正の数とした。点数は YSS のもの。
listing-attacker-order-line-function-exchange-square-gain = 関数 取り合い(升) → 先手の得
listing-attacker-order-line-blacks-row-for-i = 先手の列で、i ← 0 から:
listing-attacker-order-line-first-i-for-j = 前 ← i。j > i で 点[j] < 点[前] なら 前 ← j
listing-attacker-order-line-swap-i-and-first = i 番目と 前 を入れかえる
listing-attacker-order-line-whites-row-for-i = 後手の列で、i ← 0 から:
listing-attacker-order-line-published = 前 ← i。j > i で 点[j] > 点[前] なら 前 ← j
listing-attacker-order-line-take-in-turn-each = 交互に、列の中でいま動ける最初の駒で取る
listing-attacker-order-line-from-end-better-taking = 最後から順に、取るか止まるかの良い方を選ぶ
listing-attacker-order-line-return-value = その値を返す
listing-attacker-order-var-gained = 駒得
listing-attacker-order-var-row = 列
listing-attacker-order-said-takes-or-stops-at = { $mark } は取るか、{ $gained } で止まるか。
listing-attacker-order-said-compared-with = { $new } を、前の { $old } と比べた。
listing-attacker-order-var-first = 前
listing-attacker-order-said-number-settled = { $number } 番目が決まった。
listing-attacker-order-said-takes-with-from = { $mark } { $from }の{ $kind }で取る。

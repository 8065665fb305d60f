### リスト「相手の得を引く」。

listing-one-loss-name = 相手の得を引く
listing-one-loss-symptom = 飛を取られる局面で、もう1枚、銀をただで取られる所へ出る。
listing-one-loss-hint = 取られそうな駒が二つになったとき、引かれる数はどう変わるか。
listing-one-loss-explanation = 打ち間違いではなく、設計の限界である。いちばん大きい損だけを引くので、二つ目の駒はただで捨てられるように見える。合計を引くと銀は安全な所へ引くが、今度は引きすぎる。相手は一手に一つしか取れず、その間に片方は逃げられるかもしれない。どちらの行も、交互に指す手を読む代わりにはならない。
listing-one-loss-assumption = 値は、いまの局面からの変わり方で数えた。本のリストの6行目は後手番で値の向きを間違えるが(「後手番だけおかしい」)、ここでは直してある。
listing-one-loss-task = 銀を出させている行を押してください
listing-one-loss-published = 最大を引くなら
listing-one-loss-corrected = 合計を引くなら
listing-one-loss-line-published = 損 ← 相手が各升で得る値の、いちばん大きいもの
listing-one-loss-line-corrected = 損 ← 相手が各升で得る値の、合計
listing-one-loss-line-v-value-kk-for = v ← 側から見た kk の値 − 損
listing-one-loss-said-after-subtracted = { $made } のあと、{ $loss } を引く。
listing-one-loss-var-loss = 損
listing-one-loss-said-what-left = 引いた値。

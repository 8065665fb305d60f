### 偶然手番で切ってはいけない枝。

listing-chance-name = 偶然手番での枝刈り
listing-chance-line-call = 値(根, −1000) を返す
listing-chance-line-function = 関数 値(節, α)
listing-chance-line-return-leaf = 末端の数 を返す
listing-chance-line-if-chance = 節が偶然手番なら:
listing-chance-line-nothing = 平均 ← 0
listing-chance-line-v = v ← 値(子, α)
listing-chance-line-weigh = 平均 ← 平均 + v / 2
listing-chance-line-cut = v ≤ α なら: v を返す
listing-chance-line-right = 平均 + 残りで増える最大 ≤ α なら: 平均 を返す
listing-chance-line-return-mean = 平均 を返す
listing-chance-line-v-best = v ← 値(子, 最善)
listing-chance-var-mean = 平均
listing-chance-said-mean = { $here }の平均は、ここまでで { $mean }。
listing-chance-symptom = 根の値を 5 と言う。正しくは 6。
listing-chance-hint = 値が 6 になるはずの節はどれか。そこを離れたとき、何が読まれていたか。
listing-chance-explanation = MIN の節なら、α 以下の子が一つあれば足りる。MIN がそれを選ぶからだ。偶然は何も選ばないので、もう一つの子がもっと大きいかもしれない。残りがすべて最大の値でも平均が α を超えないときだけ、残りを飛ばしてよい。それが Star1 である。

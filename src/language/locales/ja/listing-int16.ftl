### リスト「升の点を表から足す」。

listing-int16-name = 升の点を表から足す
listing-int16-symptom = 先手の玉が 945 点の２一に入り、金もいる。値は 1669 のはずが −378 になる。
listing-int16-hint = 表の数は、点の 32 倍。どこまで大きい数が入るか。
listing-int16-explanation = 16ビットの整数に入るのは −32768 から 32767 まで、点にして −1024 から 1023.97 まで。玉の升の 945 点に、金の利きの 83 点(自玉の升)と 23 点(相手玉から距離3)が加わると 1051 点。32 倍が入りきらず、反対の端から回って −997 点になる。直すには、表を32ビットにするか、入れる前に上限で止める。この升を玉が自分で占めたときだけ起きるので、同じ行は次の版にも残った。
listing-int16-assumption = 入りきらない小数を整数に変えた結果は、C++ では決まっていない。よくある計算機で起きるとおり、下の16ビットを残した。点が 0 の升は示さない。
listing-int16-line-function-evaluate-position = 関数 評価(局面) → 値
listing-int16-line-sum-0 = 合計 ← 0
listing-int16-line-points-attacks-discount = 点 ← 利き + 割引 + ひもと当たり + 玉の隣 + 玉の升
listing-int16-line-published = 表の数 ← int16(点 × 32)
listing-int16-line-corrected = 表の数 ← int32(点 × 32)
listing-int16-line-sum-sum-entry = 合計 ← 合計 + 表の数
listing-int16-line-return-sum-32-material = 合計 ÷ 32 + 駒の損得 を返す
listing-int16-said-points = { $square }の点。
listing-int16-var-points = 点
listing-int16-said-stored-times-32 = 32 倍して入れた。
listing-int16-said-32-times-does-not = 32 倍の { $exact } は入りきらず、{ $entry } になった。
listing-int16-var-entry = 表の数
listing-int16-said-added = 合計に足した。
listing-int16-said-divided-by-32-with = 32 で割り、駒の損得 { $material } を足して { $value }。

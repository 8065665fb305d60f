### 探索の手間が深さと分岐でどう増えるか。

growth-title = 乱数の木の深さと、評価した末端の数。点は手の順が無作為のときの平均、縦線は最善の順から最悪の順まで。
growth-moves = どの節も{ $moves }手
growth-bars = 評価した末端の数: 点は無作為の順、縦線は最善の順から最悪の順まで
growth-depth = 深さ(手)
growth-all = 全部の末端 b^d
growth-fewest = 末端の数の下限
growth-too-large = 末端が{ $leaves }個の木は大きすぎる。多くても{ $most }個
growth-no-value = アルゴリズム「{ $algorithm }」は、数の木の値を求めるものではない
growth-nothing = 測るものがない。木の数、深さ、手数、アルゴリズムは、どれも1以上が必要

### 数の代わりに言うこと。

numbers-mated = 詰み
numbers-mate-in = { $side }{ $plies }手詰
numbers-sooner-mate = { $side }もっと早い詰み

### 数の代わりに言うこと。

numbers-mated = 詰み
numbers-mate-in = { $side }{ $plies }手詰
numbers-mate-within = { $side }{ $plies }手以内
numbers-sooner-mate = { $side }ここまでの詰み
# 二つの詰みの間の境。
numbers-mate-under = { $side }{ $plies }手未満の詰

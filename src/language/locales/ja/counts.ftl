### 探索が数えたもの。

counts-full-visits = 本読み
counts-scouts = 偵察
counts-re-searches = 読み直し
counts-from-table = 表から
counts-leaves = 末端
counts-cut-by = { $number }番目の手
counts-cut-by-later = { $number }番目以後の手

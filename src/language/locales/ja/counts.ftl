### 探索が数えたもの。

counts-full-visits = ふつうの読み
counts-null-windows = 幅1の窓での読み
counts-scouts = 偵察
counts-re-searches = 読み直し
counts-from-table = 表から
counts-known = もう分かっている
counts-leaves = 末端
counts-cut-by = { $number }番目の手
counts-cut-by-later = { $number }番目以後の手
counts-cut-by-pass = パス
counts-cut-by-margin = 静的な値
counts-cut-by-mean = 平均の限界
counts-passes = 試したパス
counts-enough = …足りたもの
counts-reduced = 浅く読んだ手
counts-read-again = …読み直した手
counts-extended = 深く読んだ手
counts-skipped = { $reason ->
    [futile] 省いた手(足りない)
    [late] 省いた手(並びの後ろ)
   *[exchange] 省いた手(損な交換)
}

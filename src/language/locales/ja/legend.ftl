### The legend below the tree: what is drawn there now, in a few words each.

legend-best-line = 金の太線 = 読み筋
legend-way = 金の細線 = ここまでの道
legend-best-here = 灰の太線 = その節の最善
legend-here = 金の枠 = いまの節
legend-selected = 黒い枠 = 選んだ節
legend-window = (α, β) = 窓
legend-thresholds = 金の札 = しきい値
legend-numbers = 上 = 証明数  下 = 反証数
legend-proven = ◎ 証明された
legend-disproven = × 反証された
legend-cut = 二本線 = 枝を切る所
legend-hatched = 斜線 = 枝刈り
legend-skipped = 破線の空の節 = 飛ばした手
legend-earlier = 点線の枠 = 前に読んだ値
legend-not-made = 一点鎖線 = まだ作っていない
legend-setter = 二重の枠と矢印 = 切る限界を決めた節
legend-table = ◇ = 表の値
legend-equal = 点線の弧 = 同じ局面
legend-group = 札 = ほかの手
legend-folded = …3 = 描いていない応手の数
legend-laid = 紫の線 = ほかの読み手の筋
legend-space = {"  "}

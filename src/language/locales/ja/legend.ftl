### The legend below the tree: what is drawn there now, in a few words each.

legend-best-line = 金の太線 = 読み筋
legend-way = 金の線 = いまの道
legend-best-here = 灰の太線 = その節の最善
legend-numbers = 上 = 証明数  下 = 反証数
legend-proven = ◎ 証明された
legend-disproven = × 反証された
legend-hatched = 斜線 = 枝刈り
legend-skipped = 破線の空の節 = 飛ばした手
legend-earlier = 破線の枠に淡い数 = 前に読んだ値
legend-not-made = 破線だけの節 = まだ作っていない
legend-setter = 囲み = 切る限界を決めた節
legend-table = ◇ = 表の値
legend-equal = 破線の弧 = 同じ局面
legend-space = {"  "}

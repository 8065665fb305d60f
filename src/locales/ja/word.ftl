### 一歩を言う一語。あとに節か手の名前が続く。

word-depth = 深さ
word-ask = もし
word-start = 開始
word-down = 進む
word-scout = 偵察
word-again = 読み直し
word-resume = 続き
word-leaf = 末端
word-stop = 止まる
word-table = 表
word-candidate = 候補
word-pass = パス
word-reduce = 浅く
word-extend = 深く
word-better = 更新
word-best-here = 節の最善
word-keep = そのまま
word-proven = 証明
word-disproven = 反証
word-back = 戻る
word-window = 窓
word-settled = 決着
word-cut = 枝刈り
word-return = 返す
word-count = 数える
word-thresholds = しきい値

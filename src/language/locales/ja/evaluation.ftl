### The words of an evaluation, seen from inside.

evaluation-inside = 評価の中身
evaluation-inside-tip = 見ている局面の評価を、項目ごと・升ごとに見る (U)
evaluation-evaluator = 評価関数
evaluation-before = 直前と比べる
evaluation-before-tip = 直前の手で、どの項目がどれだけ変わったか
evaluation-mark = 印をつける
evaluation-mark-tip = この局面に印をつけ、ほかの局面をこれと比べる
evaluation-marked = 印の局面と比べる
evaluation-no-standard = 比べる局面がない(ここが印の局面か、最初の局面)
evaluation-term = 項目
evaluation-black = 先手
evaluation-white = 後手
evaluation-sum = 計
evaluation-then = 前
evaluation-now = 今
evaluation-change = 変化
evaluation-total = 評価値
evaluation-base = 出発局面の値を引く
evaluation-exchange = 取り合いの値を足す
evaluation-leaf = 末端の値
evaluation-all-terms = すべての項目
evaluation-both = 両方
evaluation-ladder = 評価のはしご 先手 (MAX) から見て、歩 = { $pawn }
evaluation-ladder-tip = 一段ごとに考えを一つ足した評価関数。押すとその段で評価する
evaluation-adds = 加わる値
evaluation-rung-value = 値
evaluation-no-ladder = 3段目からは両方の玉がいる
evaluation-of-square = { $square }の項目
evaluation-close = 閉じる
evaluation-largest-changes = 大きく変わった項目
evaluation-legend = 赤 = 先手に良い   青・斜線 = 後手に良い   数は先手 (MAX) から見た点、歩 = { $pawn }
evaluation-legend-change = 変化の図: 赤 = 先手に良くなった   青・斜線 = 後手に良くなった
evaluation-legend-bonus-black = 先手玉がその升にいるときの加点(太枠は今)。後手玉は盤を回して引く
evaluation-legend-bonus-white = 後手の玉がその升にいるときの加点(後手に良い数)。太枠は今いる升
evaluation-map = 升ごとの評価の図
evaluation-nothing = ここには将棋の局面がありません
evaluation-covered = この節の値は伏せてあります。
evaluation-rung-material = 1 駒の点
evaluation-rung-hand = 2 持駒は1割増し
evaluation-rung-kings = 3 玉の近くの利き
evaluation-rung-several = 4 重なった利き
evaluation-rung-one-table = 5 一つの表に
evaluation-rung-two-at-most = 6 利きは2まで (KKPEE9)
evaluation-rung-supported = 7 ひもと当たり
evaluation-rung-around = 8 玉の隣と玉の升
evaluation-static = 静的な値
evaluation-static-tip = 局面をそのまま評価した値。木にあるのは読んだ結果の値で、これとは違うことがある
evaluation-read = 読んだ値

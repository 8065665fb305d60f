### 評価値の内訳。

evaluation-terms-piece = 盤上の駒
evaluation-terms-hand = 持駒
evaluation-terms-discount = 盤上の割引
evaluation-terms-defence = 自玉まわりの利き
evaluation-terms-attack = 相手玉まわりの利き
evaluation-terms-support = ひものついた駒
evaluation-terms-attacked = 当たりになった駒
evaluation-terms-king-neighbourhood = 玉の隣の升
evaluation-terms-king-square = 玉のいる升
evaluation-terms-truncation = 端数の切り捨て
evaluation-terms-pieces-in-hand = { $piece } 持駒{ $count }枚
evaluation-terms-attacks-near-own = { $mark }利き{ $attacks } 自玉から{ $distance }
evaluation-terms-attacks-near-enemy = { $mark }利き{ $attacks } 敵玉から{ $distance }
evaluation-terms-supported-by = { $piece } ひも{ $count }
evaluation-terms-attacked-by = { $piece } 当たり{ $count }
evaluation-terms-next-to-king = { $mark }玉の隣 { $holds ->
    [piece] 味方の駒
    [king-alone] 守りは玉だけ
    [defended-piece] 味方の駒と利き
   *[defended] 味方の利き
}
evaluation-terms-square-of-king = { $mark }玉の升
evaluation-terms-discounted = { $piece } 盤上の割引

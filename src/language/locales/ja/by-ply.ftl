### 手数ごとの数の表。

by-ply-by-ply = 手数ごと
by-ply-by-ply-tip = 根から何手先で、節をいくつ読み、枝をいくつ刈ったかを、一歩ずつ表で見る (F2)
by-ply-reads = この一歩まで。色の行は探索のいる手数。分岐は、手を試した節あたりの手の数
by-ply-covered = 手数ごとの数は伏せてあります。
by-ply-nothing = この読みは最後まで終わっていないか、標本を取るものなので、数えられません。
by-ply-ply = 手数
by-ply-ply-tip = 根から何手先か。根は 0
by-ply-nodes = 読んだ節
by-ply-nodes-tip = 入った節。二度入れば二つと数える
by-ply-leaves = 末端
by-ply-leaves-tip = 評価した末端
by-ply-cuts = 枝刈り
by-ply-cuts-tip = 残りの手を省いた回数。省く手を選ぶ節のある手数に数える
by-ply-skipped = 省いた手
by-ply-skipped-tip = その枝刈りで省いた手
by-ply-recalled = 表から
by-ply-recalled-tip = 読まずに、置換表から取った値
by-ply-known-tip = 先に調べて分かっているので、読み直さない値
by-ply-branching = 分岐
by-ply-branching-tip = 手を試した節ひとつあたり、いくつの手を試したか。同じ手の読み直しは数えない
by-ply-total = 計
by-ply-fewest = 末端はここまで { $made }個。最善の順なら { $more } + { $less } − 1 = { $fewest }個
by-ply-fewest-why = どの節も{ $width }手、深さ{ $depth }の木では、αβ 法がこれより少ない末端で済むことはない (Knuth・Moore 1975)

### The words of the patterns of Othello.

patterns-inside = パターンを見る
patterns-inside-tip = この局面を46個のパターンに分けて、それぞれの番号と値を見る (U)
patterns-digits = 桁
patterns-digits-tip = 選んだパターンの各升の桁(黒 −1、白 +1、空き 0)と、掛ける3の累乗
patterns-change = この手の変化
patterns-change-tip = 置いた石は ±3のk乗、返した石は ±2·3のk乗だけ番号を変える
patterns-sum = 合計の地図
patterns-sum-tip = 46個のパターンの値を、それぞれの升に等分して足したもの。赤は黒に、青の斜線は白に良い
patterns-fit = 重みの誤差
patterns-fit-tip = 重みを合わせるのに使わなかった対局で、値が最後の石の差からどれだけ離れていたか(平均二乗誤差の平方根、石)
patterns-fit-patterns = パターン
patterns-fit-discs = 石の数
patterns-fit-zero = いつも 0
patterns-fit-axis = 横: 段階 0〜40   縦: 誤差(石)
patterns-pattern = パターン
patterns-index = 番号
patterns-value = 値
patterns-changed = 変化
patterns-swapped = 石の色を入れ替えると: { $index } → { $value }
patterns-stage = 段階 { $number } / 40
patterns-unit = Turtle、1石=100
patterns-unit-other = Turtle。木の値は{ $evaluator }
patterns-over = 終局。石の差だけを数えます。
patterns-only-eight = パターンは8×8の盤のもの。4×4の盤にはありません。
patterns-unchanged = この手では変わらない
patterns-covered = 値は伏せてあります。
patterns-nothing = この局面にはパターンがありません。
patterns-map = パターンの盤
patterns-previous = 前のパターン
patterns-next = 次のパターン
patterns-made-of = 段階の項 { $term } + パターンの合計 { $patterns } = 評価値 { $value }
patterns-after = { $from }手目まで打った
patterns-after-some = { $from }〜{ $to }手目まで打った
patterns-having-the-move =
    段階の項は、この段階で手番をもつことの値です。{ $side ->
        [black] 黒番
       *[white] 白番
    }なので { $term }。
patterns-fitted = 自己対局{ $games }局の{ $positions }局面に合わせた重み。ここに描いたのは、合わせるのに使わなかった{ $others }局面の誤差。種 { $seed }

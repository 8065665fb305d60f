### 二つの読みが分かれる所。

parting-done = 読み終わり
parting-step = ステップ{ $step }
parting-step-words = ステップ{ $step }: { $words }
parting-both = 1は{ $here }、{ $number }は{ $there }
parting-is-cut = 枝刈り
parting-is-window = 窓が違う
parting-is-value = 値が違う
parting-is-action = することが違う
parting-at = で
parting-word = { $reason ->
    [cut] 枝刈り
    [cut-above] 節ごと枝刈り
    [cut-earlier] 前の枝刈り
    [beyond-depth] 深さの外
    [not-generated] 候補の外
    [quiescence-declined] 静止探索がやめた
    [quiescence-quiet] 静止探索の外
    [other-square] 別の升
    [not-a-check] 王手でない
    [recalled] 覚えていた値
    [recalled-above] 上の節が覚えていた値
    [repeated] 同じ局面
    [settled] 先に決着
    [guessed] 見込み
   *[unfinished] 未完成
}
parting-reason = { $reason ->
    [cut] 枝刈り: 木には{ $moved }があるが、αβ法は読まずに切った。根の値を変えられないと分かったから。
    [cut-above] 枝刈り: この節は丸ごと読まずに切ったので、{ $moved }も読んでいない。
    [beyond-depth] 深さの外: 木の読みはここまで。{ $moved }から先は読んでいない。
    [quiescence-declined] 静止探索がやめた: 水平線の先では駒を取らない{ $moved }を読まず、取るより今の値で止まるほうがよいとした。
    [quiescence-quiet] 静止探索の外: 水平線の先で読むのは駒を取る手など。駒を取らない{ $moved }は読んでいない。
    [other-square] 別の升: この木は一つの升の取り合いだけを読む。{ $moved }は別の升の手。
    [not-a-check] 王手でない: この木の攻め方は王手だけを読み、{ $moved }は王手ではない。
    [recalled] 覚えていた値: この局面の値はもう分かっていたので、ここでは{ $moved }を読んでいない。
    [recalled-above] 覚えていた値: 上の局面の値はもう分かっていたので、ここでは{ $moved }を読んでいない。
    [repeated] 同じ局面: この局面は前にも現れていて、値は規則で決まる。{ $moved }は読んでいない。
    [settled] 先に決着: { $moved }を読まずに、証明か反証が済んだ。
   *[unfinished] 未完成: 木か読みが途中で止められていて、{ $moved }まで届いていない。
}
parting-cut-earlier = 枝刈り: { $round ->
    [pass] { $number }回目
   *[depth] 深さ{ $number }
}の枝刈りで{ $moved }を飛ばし、そのあとも読んでいない。
parting-not-generated = 候補の外: この木が読むのは{ $which }だけで、{ $moved }は入っていない。
parting-some-moves = 一部の手
parting-captures = 駒を取る手
parting-checks = 駒を取る手と王手
parting-best-moves = 良さそうな{ $count }手
parting-moves-of-classes = YSS の種類に当てはまる手
parting-no-value = 木は{ $moved }の値を知らない
parting-worth = 木から見た{ $moved }は{ $value }
parting-worth-at-most = 木から見た{ $moved }は{ $value }以下
parting-worth-at-least = 木から見た{ $moved }は{ $value }以上
parting-preference = { $at }、木は{ $own }({ $value })、{ $reader }は{ $moved }。{ $theirs }。
parting-guessed = 見込み: { $moved }は読んでいない({ $because })。

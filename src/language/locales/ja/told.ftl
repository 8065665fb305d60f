### 読みについて、一歩のほかに言うこと。

told-nothing-yet = まだ何も読んでいません。→ キーで一歩ずつ進んでください。
told-hidden = 何が起きるか、まだ伏せてある。
told-capped = 未完成の木。節の数が上限に達したので、まだ何も読んでいません。「自分の局面」の頁で上限を上げるか、深さか読む手を減らしてください。
told-stopped = 未完成の木。途中で止めたので、まだ何も読んでいません。もう一度育てるか、深さか読む手を減らしてください。
told-value = 値 { $value }
told-so-far = 今のところ { $value }
told-pruned = 枝刈りされた
told-unvisited = 未到達
told-unsettled = 未決着
told-earlier = 前に読んだときの{ $value }
told-node = { $player ->
    [max] 先手 MAX の節
    [min] 後手 MIN の節
    [chance] 偶然手番の節
    [leaf] 末端
   *[other] { $player }の節
} { $name }、深さ{ $depth }{ $odds }、{ $state }
told-odds = 、確率{ $odds }
told-comma = 、
told-position = 局面
told-to-move = 手番
told-mover = { $side } { $function }
told-value-name = 値
told-best = 最善
told-guess = 見当
told-edge-scout = 偵察
told-lower-bound = 下限
told-upper-bound = 上限

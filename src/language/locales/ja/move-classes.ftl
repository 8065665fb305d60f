### 指し手の種類(YSS)。

move-classes-attack = 攻める手
move-classes-defence = 受ける手
move-classes-shallow = 浅い深さだけの手
move-classes-name = { $class ->
    [capture] 駒を取る手
    [promote] 成る手
    [go-for] 駒を取りに行く手
    [escape] 逃げる手
    [interpose] 合駒する手
    [support] ひもを付ける手
    [take-attacker] 取ろうとする駒を取る手
    [block-added] 足された利きを止める手
    [forestall-drop] 打たれる升を先に消す手
    [hang-pawn] 歩をたらす手
    [drop-big] 飛角の打ち込み
    [strike-pawn] 歩を叩く手
    [drop-near-king] 王周辺への打ち込み
    [approach] と金・金の寄り
    [discover] 空き当たり
    [pawn-grab] 歩を取りに行く手
    [hit-cut] カット駒への当たり
    [cover-king] 王周辺に利きを付ける手
    [block] 飛角香の利きを止める手
    [take-anyway] 損得を無視して取る手
    [check] 王手
   *[random] でたらめに動く手
}
move-classes-why = { $class ->
    [capture] 取り合いで得をする
    [promote] 駒が成り、取られても損をしない
    [go-for] 次に歩より高い駒を取れる。両取りもここ
    [escape] 取られる駒が、損の少ない升へ行く。一つの駒に3手まで(玉は8手)
    [interpose] 飛角香との間に入る
    [support] 取られても取り返せる
    [take-attacker] 狙っている駒がいなくなる
    [block-added] 後ろから足されている飛角香の利きを止める
    [forestall-drop] 両取りに打たれる升を埋めるか、利きを付ける
    [hang-pawn] 次に成れる升に歩を打つ
    [drop-big] 敵陣に飛車か角を打つ
    [strike-pawn] 相手の駒の頭に歩を打つ
    [drop-near-king] 相手の玉の隣に打つ。損でもよい
    [approach] と金や金が相手の玉に近づく
    [discover] 動いた駒の後ろの飛角香が、相手の駒に当たる
    [pawn-grab] 次に歩を取れる
    [hit-cut] 飛角香ににらまれている駒に、もう一つ当てる
    [cover-king] 玉の周りの、攻められている升に利きを足す
    [block] 相手の飛角香の利きを2升以上短くする
    [take-anyway] 得にならなくても取る
    [check] 駒をただで取られても王手をする
   *[random] どの駒も2手ずつ、でたらめに動く
}
move-classes-reason = { $class ->
    [capture] { $about }を取る
    [promote] 成る
    [go-for] { $about }に当てる
    [fork] { $about }と{ $other }の両取り
    [escape] { $about }が{ $other }から逃げる
    [interpose] { $about }を、{ $other }との間に入って守る
    [support] { $about }を{ $other }から守る
    [take-attacker] { $about }を狙う{ $other }を取る
    [block-added] { $about }に足されている{ $other }の利きを止める
    [forestall-drop] { $about }に打たれて{ $other }などの両取りになるのを防ぐ
    [hang-pawn] 次に{ $about }で成る
    [drop-big] 敵陣に打ち込む
    [strike-pawn] { $about }の頭を叩く
    [drop-near-king] { $about }の隣に打つ
    [approach] { $about }に寄る
    [discover] { $other }の利きが{ $about }に通る
    [pawn-grab] { $about }を取りに行く
    [hit-cut] { $other }がにらむ{ $about }に当てる
    [cover-king] 玉の隣の{ $about }に利きを足す
    [block] { $about }の利きを止める
    [take-anyway] 損得を無視して{ $about }を取る
    [check] { $about }に王手
   *[random] { $about }をでたらめに動かす
}
move-classes-omission = { $omission ->
    [over-most] 仮の値で上位32手に入らない
    [over-limit] 種類の上限を超えた
    [too-deep] 根の近くでだけ作る種類
    [loses] 取り合いで損をする
    [worthless] 当てた駒を取っても得にならない
    [only-pawn] 当たりは歩だけ
    [no-promotion] 成らない理由がない
   *[no-reason] 指す理由がない
}
move-classes-over-most = 「{ $class }」だが、仮の値で上位{ $most }手に入らない
move-classes-over-limit = 「{ $class }」だが、その上限に達している({ $limit }手まで)
move-classes-too-deep = 「{ $class }」は根から{ $plies }手目までしか作らない
move-classes-loses = 「{ $class }」だが、取り合いで損をする({ $value })
move-classes-only-pawn = 当たりは歩だけ
move-classes-worthless = { $target }に当たるが、取っても得にならない
move-classes-no-promotion = 成らない理由がない
move-classes-no-reason = 指す理由がない

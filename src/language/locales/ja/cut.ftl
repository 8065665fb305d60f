### 札に書く枝刈り。

cut-question = { $child }への問い
cut-whole-window = 読み全体の窓
cut-pass = { $at }パスしても足りた。指せばなおさら良いという見込みで、手は一つも読んでいない。
cut-margin = { $at }静的な値が、残りの手数で変わりそうな分よりも大きく限界を超えていた。これで足りるという見込みで、手は一つも読んでいない。
cut-known = { $at }分かっている値で足りたので、残りは読まれなかった。
cut-has = { $at }{ $side }は{ $by }の { $bound } を持っている({ $known }、{ $deep ->
    [true] 深い枝刈り
   *[false] 親の値
})
cut-scouted = { $at }{ $side }には{ $by }の { $bound } があると、偵察で分かっている({ $known })
cut-asks = { $at }は{ $by }が良いかどうかだけを尋ねている({ $known }、偵察の窓)
cut-mean = { $at }{ $by }が { $known } の外なら、平均にはもう響かない
cut-by-mean = { $place }の平均で決まる限度
cut-beyond = { $at }残りが何点でも、平均はもう窓の中に入らない。
cut-called = 読み全体が { $known } の窓で始められた
cut-away = 枝刈りされ{ $unread ->
    [true] て、まだ読んでいない。読んでも
   *[false] た。ここを調べても
}{ $stays ->
    [root] 根の値は変わらない
    [scout] 偵察の答えは変わらない
    [window] この窓での答えは変わらない
   *[asked] ここで求める答えは変わらない
}。{ $unread ->
    [true] 右クリックの「切った手も読む」で読める。
   *[false] {""}
}
cut-enough = { $at }{ $side }は{ $child }を選べばよい。一つあれば足りるので、限界となる数はない。
cut-guessed = 見込みで読んでいない: { $because }。見込みが外れていれば、値も違うかもしれない。
cut-guess-reason = { $reason ->
    [futile] この手で得る分を足しても、必要な値に届きそうにない
    [late] 前に並ぶ手がもう十分にある
    [exchange] 取り合いで損をする
    [pass] パスでさえ足りていた
    [margin] 指さなくても差が十分だった
   *[unknown] 理由は記録にない
}

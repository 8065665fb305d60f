### Why not this move?

why-not-no-square = 「{ $found }」はこの盤のマスではない。b2 のように書いてください
why-not-taken = { $name }にはもう印がある
why-not-over = ここで勝負は終わっていて、指せる手は無い
why-not-no-move = 「{ $found }」はここで指せる手ではない。あるのは { $moves }
why-not-not-own = 手番の側の駒ではない
why-not-cannot-go = その駒はそこへは動けない
why-not-after-stop = やめたあとには読む手が無い
why-not-cannot-read = この課題の探索は、その手のあとからは始められない
why-not-title = なぜ { $moved } ではないのか
why-not-ask = なぜこの手ではないのか
why-not-ask-tip = この節への手について、終わった探索に訊く (Shift+W)
why-not-field = なぜ…でない？
why-not-field-tip = 手を打つか、盤の上で指してみる: ７六歩、7g7f、P-7f
why-not-field-names = ここで選べる節の名を打つ
why-not-about = 終わった探索から。値は先手から見たもの{ $unit }
why-not-place = { $place ->
    [best] 最善
    [read] 読んだ
    [cut] 刈った
   *[not-read] 読んでいない
}
why-not-is-best = { $moved } がここで選ばれた手。{ $relation ->
    [exact] 値は { $value }
    [at-least] 値は { $value } 以上
   *[at-most] 値は { $value } 以下
}。
why-not-is-best-plain = { $moved } がここで選ばれた手。
why-not-was-read = { $moved } は読んだ。{ $relation ->
    [exact] 値は { $value }
    [at-least] 値は { $value } 以上
   *[at-most] 値は { $value } 以下
}。
why-not-was-read-plain = { $moved } は読んだが、比べられる値は無い。
why-not-cut = { $moved } は読んでいない。枝刈りで飛ばした。
why-not-short = { $best } ({ $value }) より、{ $side }にとって { $by } { $relation ->
    [exact] 悪い
   *[at-least] 以上悪い
}。
why-not-no-better = { $relation ->
    [exact] { $best } ({ $value }) と同じ。同じ値なら先に読んだ手が残る。
   *[at-least] { $best } ({ $value }) より良くはならない。どれだけ悪いかは調べなくてよい。
}
why-not-best-is = ここで選ばれたのは { $best } ({ $value })。
why-not-refutation = 手順
why-not-goes-on = その先の手順
why-not-gains = { $name } ({ $gain })
why-not-go = 木の中で見る
why-not-read = 読んでみる
why-not-read-tip = その手のあとを同じ探索で読み、木の隣に出す
why-not-reading = 読んでいる…
why-not-close = 答えを閉じる
why-not-show = 読んだものを木の隣に出す
why-not-hide = 読んだものを隠す
why-not-read-value = それだけを読むと (末端 { $leaves })、値は { $value }{ $relation ->
    [exact] {""}
    [at-least] {" "}以上
   *[at-most] {" "}以下
}。
why-not-read-proof = それだけを読むと、そこでの{ $side }の勝ちは{ $is ->
    [proven] 証明された
    [disproven] 反証された
   *[unknown] 証明も反証もできない
}。
why-not-better-there = そこでは { $best } ({ $value }) より良い。
why-not-stays = 答えは変わらない。根は { $best } で { $value } のまま。
why-not-changes = 答えが変わる。根の値は { $before } でなく { $value } になる。
why-not-changes-best = 答えが変わる。{ $moved } が最善になり、値は { $before } でなく { $value }。
why-not-may-change = 答えが変わるかもしれない。刈った他の枝も読み直さないと分からない。
why-not-touch = なぜ動かさないのか。行き先をクリックして訊く (もう一度この駒: 取り合い)
why-not-because = その理由: { $because }。
why-not-guessed = { $moved }は見込みで読まなかった。

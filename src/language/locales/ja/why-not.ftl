### Why not this move?

why-not-no-square = 「{ $found }」はこの盤の升ではない。b2 のように書いてください
why-not-taken = { $name }にはもう印がある
why-not-over = ここで勝負は終わっていて、指せる手はない
why-not-no-move = 「{ $found }」はここで指せる手ではない。あるのは { $moves }
why-not-not-own = 手番の側の駒ではない
why-not-cannot-go = その駒はそこへは動けない
why-not-after-stop = やめたあとには読む手がない
why-not-cannot-read = この課題の探索は、その手のあとからは始められない
why-not-title = なぜ{ $moved }ではないのか
why-not-ask = なぜこの手ではないのか
why-not-ask-tip = この節への手について、終わった探索に尋ねる (Shift+W)
why-not-field = なぜこの手でない?
why-not-field-move = 例: ７六歩
why-not-field-tip = 手を入力するか、盤の上で指す: ７六歩、7g7f、P-7f
why-not-field-any = 手の名
why-not-field-any-tip = 木にあるとおりに手を入力するか、盤の上で指す
why-not-field-name = 節の名
why-not-field-names = ここで選べる節の名を入力する
why-not-about = 終わった探索から。{ $whose ->
    [players] 利得はプレイヤーの順
   *[sides] 値は先手から見たもの
}{ $unit }
why-not-place = { $place ->
    [best] 最善
    [read] 読んだ
    [cut] 刈った
   *[not-read] 読んでいない
}
why-not-worth = { $relation ->
    [exact] { $value }
    [at-least] { $value } 以上
   *[at-most] { $value } 以下
}
why-not-is-best = { $moved }がここで選ばれた手。{ $told ->
    [mate] { $worth } になる
   *[value] 値は { $worth }
}。
why-not-is-best-plain = { $moved }がここで選ばれた手。
why-not-was-read = { $moved }は読んだ。{ $told ->
    [mate] { $worth } になる
   *[value] 値は { $worth }
}。
why-not-was-read-plain = { $moved }は読んだが、ほかと同じ深さまでではないので、比べられる値はない。
why-not-reduced = { $moved }は見込みで{ $plies }手浅く読んだ。{ $told ->
    [mate] その読みでは { $worth } になる
   *[value] その読みでの値は { $worth }
}。
why-not-dropped = { $moved }は見込みで捨てた({ $because })。見込みが正しければ、{ $told ->
    [mate] { $worth } になる
   *[value] 値は { $worth }
}。
why-not-by-guesses = 見込みを使う読みなので、これは正しくないかもしれない。
why-not-proof = { $moved }は{ $is ->
    [proven] 証明された。そこでは{ $side }が{ $told ->
        [win] 勝つ
       *[more] 0 より良い値を得られる
    }
   *[disproven] 反証された。そこでは{ $side }は{ $told ->
        [win] 勝てない
       *[more] 0 より良い値を得られない
    }
}。
why-not-open = { $moved }は証明も反証もされていない。証明数は { $proof }、反証数は { $disproof }。
why-not-mates = { $who ->
    [attacker] { $is ->
        [proven] { $moved }なら{ $plies }手{ $length ->
            [shortest] で詰み、もっと早い詰みはない
           *[longest] 以内で詰む
        }
       *[disproven] { $moved }では{ $plies }手以内に詰まない
    }
   *[defender] { $is ->
        [proven] { $moved }では逃れられない
       *[disproven] { $moved }で逃れている。{ $plies }手以内の詰みはない
    }
}。
why-not-settled-by = ここの問いは、{ $best }だけで決着した。
why-not-cut = { $moved }は読んでいない。枝刈りで飛ばした。
why-not-cut-at-last = { $moved }は前の浅い読みでは読んだが、最後の深さでは枝刈りで飛ばした。
why-not-short = { $told ->
    [guess] この読みでは、
   *[fact] {""}
}{ $best }({ $value })より、{ $side }にとって { $by } { $relation ->
    [exact] 悪い
   *[at-least] 以上悪い
}。
why-not-no-better = { $relation ->
    [exact] { $best }({ $value })と同じ。同じ値なら先に読んだ手が残る。
   *[at-least] { $best }({ $value })より良くはならない。悪いかどうか、どれだけ悪いかは、調べなくてよい。
}
why-not-as-much = { $relation ->
    [exact] { $player }の利得は{ $best }({ $value })と同じ。同じなら先に読んだ枝が残る。
   *[at-least] { $player }の利得は{ $best }({ $value })より多くならない。少ないかどうかは、調べなくてよい。
}
why-not-leaves = { $how ->
    [same] { $relation ->
        [exact] { $first }の利得は{ $best }({ $value })と同じ。同じなら先に読んだ枝が残る。
       *[at-least] { $first }の利得は{ $best }({ $value })と同じか、もっと多い。
    }
   *[more] { $first }の利得が{ $best }({ $value })より { $by } { $relation ->
        [exact] 多い
       *[at-least] 以上多い
    }。{ $player }は、{ $first }の利得がいちばん少ない枝を選ぶとみなす。
}
why-not-best-is = ここで選ばれたのは{ $best }({ $value })。
why-not-refutation = 手順
why-not-one-line = 手順の一つ
why-not-goes-on = その先の手順
why-not-gains = { $name } ({ $gain })
why-not-go = 木の中で見る
why-not-read = 読んでみる
why-not-read-tip = その手のあとを同じ探索で読み、木の隣に出す
why-not-reading = 読んでいる…
why-not-close = 答えを閉じる
why-not-show = 読んだものを木の隣に出す
why-not-hide = 読んだものを隠す
why-not-read-value = それだけを読むと(末端{ $leaves })、{ $told ->
    [mate] { $worth } になる
   *[value] 値は { $worth }
}。
why-not-read-unfinished = それだけを読んでも(末端{ $leaves })、読み終わらず、値はない。
why-not-read-proof = それだけを読むと(末端{ $leaves })、{ $is ->
    [proven] そこでは{ $side }が{ $told ->
        [mate] 詰ます
        [win] 勝つ
       *[more] 0 より良い値を得られる
    }
    [disproven] そこでは{ $side }は{ $told ->
        [mate] 詰ませない
        [win] 勝てない
       *[more] 0 より良い値を得られない
    }
   *[open] 証明も反証もできない
}。
why-not-better-there = そこでなら、{ $best }({ $value })より良い手になる。
why-not-stays = 答えは変わらない。根は{ $stops ->
    [true] 「{ $best }」
   *[false] { $best }
}で { $value } のまま。
why-not-changes = 読めば答えが変わる。根の値は { $before } でなく { $value } になる。
why-not-changes-best = 読めば答えが変わる。{ $moved }が最善になり、値は { $before } でなく { $value }。
why-not-stays-proof = 答えは変わらない。根はそれを読まずに決まっている。
why-not-may-change = 答えが変わるかもしれない。刈った他の枝も読み直さないと分からない。
why-not-touch = この駒をなぜ動かさないのか: 行き先をクリック (もう一度この駒: 取り合い)
why-not-because = その理由: { $because }。

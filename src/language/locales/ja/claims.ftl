### 一文で独り立ちした主張。`yomisuji claims` が書く。

claims-has = { $at }{ $side }が{ $by } { $value } を確保している
claims-sentence = { $claim }。
claims-or = か、{ "" }
claims-between = { $low } から { $high } までの間
claims-withheld = { $claim }が、その限界は{ $place }まで渡されていない。
claims-worth = { $place }の値は { $value } である。
claims-bounded = 読んだことから{ $place }について分かるのは、値が { $value } ということだけである。
claims-wished = { $place }より先のすべての節で{ $chooser }が選ぶなら、その値は { $value } になる。
claims-proven = { $place }から{ $side }は{ $goal ->
    [mate] { $is ->
        [proven] 詰ますことができる
       *[disproven] 詰ますことができない
    }
   *[more] { $is ->
        [proven] 0 より大きい値に届く
       *[disproven] 0 より大きい値に届かない
    }
}。
claims-best = { $place }で読んだうちの最善は{ $child }で、 { $value } である。
claims-would = { $at }{ $child }が { $value } 値だったら、最善になっていた。
claims-others = { $at }読んだほかの手に、そこで選ぶ側にとって { $value } より良いものはない。
claims-thought = { $at }パスは仮に考えただけで、その値は何とも比べない。
claims-cut = { $skipped }の値が何であっても、根の値は変わらない。{ $bounds }からである。
claims-settles = { $skipped }の値が何であっても、{ $place }の値は { $than } の同じ側にとどまる。
claims-decides = { $skipped }がどうであっても、{ $place }から詰むかどうかは{ $child }だけで決まる。
claims-resumes = { $at }{ $child }が { $value } 値だったら、探索は先へ進んでいた。
claims-question = { $place }について知りたいのは、 { $value } かどうかだけである。
claims-scouted = 幅1の窓で{ $place }が { $value } と分かったので、読み直す。
claims-guess = { $place }の窓 { $window } は見当であり、その端はどの手の値でもない。
claims-selected = { $at }探索は規則どおり{ $child }へ進む。
claims-separates = { $at }{ $child }の確かな値より{ $side }に良くなりうる子はほかにない。
claims-interval = { $place }の値は { $between } にある。
claims-mean = { $place }の平均は { $value } である。
claims-mean-within = { $place }の平均は { $between } にある。
claims-limits = どの末端も { $low } より小さくなく、 { $high } より大きくない。
claims-summed = { $place }で読んだ値に確率を掛けて足すと { $value } になる。
claims-sampled = { $place }を { $visits } 回の反復が通り、{ $side }にとっての報酬の平均は { $mean } である。
claims-beyond = { $skipped }が限度の中で何であっても、{ $place }の平均は { $value } である。
claims-needs = { $place }の値が { $value } なら、{ $chance }の平均は { $mean } である。
claims-paid = { $place }で各プレイヤーが得るのは { $value } である。
claims-gets = { $place }で{ $player }は { $own } 以上を得るので、ほかの誰にも { $left } 以下しか残らない。
claims-exhausted = { $skipped }が何を払っても、{ $player }が{ $place }で得るのは { $left } 以下で、{ $by } { $has } 以上を確保している。
claims-exhausted-all = { $skipped }が何を払っても、{ $player }が{ $place }で得るのは { $left } 以下で、ほかの誰にも何も残らない。
claims-open = { $place }までの道では、まだ誰も確かな値を持っていない。
claims-known = { $place }の値は、深さ { $plies } の読みからすでに分かっている。
claims-known-from = { $place }の値は、同じ局面を深さ { $plies } で読んだ{ $from }から分かっている。
claims-again-drawn = { $place }は{ $of }と同じ局面で、引き分けになる。
claims-again-lost = { $place }は{ $of }と同じ局面で、その間ずっと王手をかけた{ $side }の負けになる。

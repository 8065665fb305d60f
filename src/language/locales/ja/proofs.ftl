### 証明数の読み。

proofs-start = { $place }から始める。知りたいのは値ではなく、{ $attacker }が 0 より良い値に届くかどうか。
proofs-leaf-made = 展開してできた{ $child }は末端なので、すぐに値を見る。
proofs-down = { $side }の番で、{ $child }の{ $which ->
    [proof] 証明数
   *[disproof] 反証数
} { $number } がいちばん小さい{ $next }。そこへ進む。
proofs-next = (次は{ $second }の { $number })
proofs-tied = (同じ数の{ $others }{ $count ->
    [1] {""}
   *[other] {""}
}より先に並ぶ)
proofs-leaf = { $result ->
    [proven] { $attacker }にとって 0 より良いので、{ $place }は証明された。証明数 0、反証数 ∞。
   *[disproven] { $attacker }にとって 0 より良くないので、{ $place }は反証された。証明数 ∞、反証数 0。
}
proofs-least-of = 子{ $count }個の最小
proofs-sum-of = 子{ $count }個の和
proofs-of-many = { $from }で { $number }
proofs-counted = { $state ->
    [new] { $place }を展開した。
   *[again] { $place }の数を計算し直す。
    [same] { $place }の数を計算し直す。
}証明数は { $proof }、反証数は { $disproof }{ $state ->
    [same] (変わらない)
   *[again] {""}
    [new] {""}
}。
proofs-root-thresholds = 根のしきい値は、証明数も反証数も ∞。証明か反証ができるまで戻らない。
proofs-thresholds = { $place }のしきい値は、証明数 { $proof }、反証数 { $disproof }。どちらかに届くまで、この下だけを読む。
proofs-promising = { $which ->
    [proof] 証明数
   *[disproof] 反証数
}がしきい値 { $limit } になったら、{ $second }({ $number })のほうが有望になる。
proofs-settled = { $child }は{ $result ->
    [proven] 証明された
   *[disproven] 反証された
}(値は { $value })。{ $follows }。
proofs-enough = { $at }は一つ{ $result ->
    [proven] 証明
   *[disproven] 反証
}できれば足りる
proofs-every-move = { $at }は、{ $moves ->
    [1] ただ一つの手が
   *[other] どの手も
}{ $result ->
    [proven] 証明された
   *[disproven] 反証された
}
proofs-moves-left = { $at }は残りの{ $open }手{ $result ->
    [proven] も証明しなければならない
   *[disproven] に望みをかける
}
proofs-reached = { $child }の{ $which ->
    [proof] 証明数
   *[disproof] 反証数
}がしきい値 { $limit } に届いた。
proofs-left = { $child }はまだ証明も反証もできていない。数 { $numbers } だけを持って戻る。
proofs-exit = { $told ->
    [mate] 証明できた。{ $attacker }の勝ちで、詰む({ $value })。
    [root] { $result ->
        [proven] 証明できた。{ $attacker }は 0 より良い値に届く(値は { $value })。
       *[disproven] 反証できた。{ $attacker }は 0 より良い値に届かない(値は { $value })。
    }
    [win] { $result ->
        [proven] 証明できた。{ $attacker }の勝ち(値は { $value })。
       *[disproven] 反証できた。{ $attacker }は勝てない(値は { $value })。
    }
   *[node] { $place }は{ $result ->
        [proven] 証明された
       *[disproven] 反証された
    }。値は { $value }。
}
proofs-line = その筋のひとつは{ $line }。

proofs-why-leaf = 末端は値を見るだけで決まるので、証明数も反証数もすぐに決まる。
proofs-why-start = 証明数は、あと最低いくつの節を決めれば証明できるか、反証数は、あと最低いくつの節を決めれば反証できるかである。数が小さいほうが、早く片づく見込みがある。
proofs-why-down = { $which ->
    [proof] ここを選ぶ側は一つ証明できれば足りるので、証明に要る節がいちばん少ない子から読む。
   *[disproof] 相手は一つ反証できれば足りるので、反証に要る節がいちばん少ない子から読む。
}
proofs-why-value = { $value } { $sign } 0 なので、{ $attacker }にとって{ $result ->
    [proven] 証明になる
   *[disproven] 反証になる
}。
proofs-why-leaf-numbers = { $result ->
    [proven] 証明にはもう何も要らず(0)、反証は何をしてもできない(∞)。
   *[disproven] 反証にはもう何も要らず(0)、証明は何をしてもできない(∞)。
}
proofs-why-counted = { $which ->
    [proof] 証明する側の番なので、証明は一つでよく、証明数は子の最小、反証には全部要るので、反証数は子の和である。
   *[disproof] 相手の番なので、証明には全部要り、証明数は子の和、反証は一つでよいので、反証数は子の最小である。
}
proofs-why-thresholds = どちらの数もしきい値より小さいあいだは、上に戻っても同じ節がいちばん有望なので、戻る手間をかけない。
proofs-why-settled = { $state ->
    [only] 子は一つだけなので、この節も同じ結果に決まる。
    [decides] 選ぶ側の求めるものが一つ見つかったので、この節も同じ結果に決まる。
    [last] 選ぶ側が望みをかける子がもう残っていないので、この節も同じ結果に決まる。
   *[open] 選ぶ側にはまだほかの子があるので、この節は決まらない。
}
proofs-why-left = 二つの数がどちらも 0 でないので、答えはまだ決まらない。
proofs-why-exit = { $result ->
    [proven] 証明数が 0 になったので、証明は終わりである。
   *[disproven] 反証数が 0 になったので、反証は終わりである。
}
proofs-why-root-thresholds = 根より上に、もっと有望な節はない。

### 詰みの AND/OR 探索。

mates-in-one = まず1手詰を探す。
mates-iteration = { $before }手では詰まなかった。{ $plies }手詰を探す。
mates-start = { $place }から読み始める。攻めるのは{ $side }。攻めの番(OR節)では詰む手が一つあればよい。
mates-down = { $child }へ進む。{ $who ->
    [attacker] { $side }の攻めの番(OR節)。詰む手を一つ探す。
   *[defender] { $side }の受けの番(AND節)。逃れる受けが一つでもあるかを調べる。
}
mates-mated = { $place }は詰み。王手がかかっていて、{ $side }に受けの手がない。
mates-ends = { $place }では詰まない。{ $who ->
    [attacker] { $side }に読める王手がもうない。
   *[defender] 手数が尽きて、{ $side }にまだ受けがある。
}
mates-came-back = { $at }{ $child }{ $who ->
    [attacker] { $result ->
        [mate] を選べば詰む
       *[none] を選んでも、この手数では詰まない
    }
   *[defender] { $result ->
        [mate] と受けても詰む
       *[none] と受ければ、この手数では詰まない
    }
}。
mates-cut = { $at }{ $child }{ $who ->
    [attacker] を選べば詰むと分かった。詰む手は一つあればよい
   *[defender] と受ければ逃れられると分かった。逃れる受けは一つあればよい
}ので、残りの{ $skipped }は読まない。
mates-found = 詰みが見つかった。初手は{ $child }。読み筋は{ $line }。
mates-none = { $plies }手では詰まない。どの王手にも逃れる手がある。
mates-exit = { $place }は{ $result ->
    [mate] 詰む。{ $who ->
        [attacker] { $side }に{ $child }がある
       *[defender] { $side }はどう受けても逃れられない
    }
   *[none] この手数では詰まない。{ $who ->
        [attacker] どの王手にも逃れる手がある
       *[defender] { $side }に{ $child }がある
    }
}。
mates-before = 前に
mates-recalled = { $place }は表にある。{ $from }調べて、{ $result ->
    [mate] { $plies }手以内で詰むと分かっている
   *[none] { $plies }手では詰まないと分かっている
}。

mates-why-enter = { $who ->
    [attacker] 攻め方は手を選べるので、子のどれか一つが詰みなら詰み(または、OR)。一つも詰まなければ不詰である。
   *[defender] 受け方が手を選ぶので、子がすべて詰みのときだけ詰み(かつ、AND)。一つでも詰まなければ不詰である。
}
mates-why-leaf = { $result ->
    [mate] 受けの手が一つもないので、「どの受けでも詰む」がそのまま成り立つ(AND)。
   *[none] 詰みと言えるのは、王手がかかっていて受けの手がないときだけである。ここで言えるのは、この手数では詰まないということである。
}
mates-why-came-back = { $who ->
    [attacker] { $result ->
        [mate] 攻めの番では、詰む手が一つあれば足りる(OR)。ほかの王手で詰まなくても、結果は変わらない。
       *[none] 攻めの番では、一つ詰まなくても不詰とは決まらない(OR)。ほかの王手で一つでも詰めば、この節は詰みになる。
    }
   *[defender] { $result ->
        [mate] 受けの番では、一つ詰んでも詰みとは決まらない(AND)。ほかの受けで一つでも逃れれば、この節は不詰になる。
       *[none] 受けの番では、逃れる受けが一つあれば足りる(AND)。ほかの受けがどうであれ、結果は変わらない。
    }
}
mates-why-cut = { $who ->
    [attacker] OR の答えは、一つが真なら真である。この手で詰まなかったら、残りも読まなければならなかった。
   *[defender] AND の答えは、一つが偽なら偽である。この受けでも詰んでいたら、残りも読まなければならなかった。
}
mates-why-has-one = 手番の側は望みどおりの手が一つあればよく、それが見つかった。
mates-why-has-none = { $who ->
    [attacker] OR の節が不詰になるのは、どの王手でも詰まないときだけ。すべて読み終えている。
   *[defender] AND の節が詰みになるのは、どの応手でも詰むときだけ。すべて読み終えている。
}
mates-why-iteration = 短い手数から順に探すので、最初に見つかる詰みがいちばん短い。
mates-why-recalled = 表は、同じ局面ならどの手順で来ても答えは同じと見なす。表の手数が足りなければ、読み直す。
mates-enough = { $who ->
    [attacker] { $at }{ $child }を選べば詰む。攻めの番では詰む手が一つあれば足りる(OR)。限界となる数はない。
   *[defender] { $at }{ $child }と受ければ逃れられる。受けの番では逃れる手が一つあれば足りる(AND)。限界となる数はない。
}

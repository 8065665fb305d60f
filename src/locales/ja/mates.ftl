### 詰みの AND/OR 探索。

mates-in-one = まず1手詰を探す。
mates-iteration = { $before }手では詰まなかった。{ $plies }手詰を探す。
mates-start = { $place }から読み始める。攻めるのは{ $side }。攻めの番(OR節)では詰む手が一つあればよい。
mates-down = { $child }へ進む。{ $who ->
    [attacker] { $side }の攻めの番(OR節)。詰む手を一つ探す。
   *[defender] { $side }の受けの番(AND節)。どの受けでも詰まなければならない。
}
mates-mated = { $place }は詰み。王手がかかっていて、{ $side }に受けの手がない。
mates-ends = { $place }では詰まない。{ $who ->
    [attacker] { $side }に読める王手がもうない。
   *[defender] 手数が尽きて、{ $side }にまだ受けがある。
}
mates-came-back = { $at }{ $child }{ $who ->
    [attacker] { $result ->
        [mate] なら詰む
       *[none] では詰まない
    }
   *[defender] { $result ->
        [mate] でも詰む
       *[none] なら詰まない
    }
}。
mates-cut = { $at }{ $child }で{ $who ->
    [attacker] 詰むと分かった。詰む手は一つあればよい
   *[defender] 逃れると分かった。受けは一つあればよい
}ので、残りの{ $skipped }は読まない。
mates-found = 詰みが見つかった。初手は{ $child }。読み筋は { $line }。
mates-none = この手数では詰まない。どの王手にも逃れる手がある。
mates-exit = { $place }は{ $result ->
    [mate] 詰む。{ $who ->
        [attacker] { $side }に{ $child }がある
       *[defender] { $side }がどう受けても詰む
    }
   *[none] 詰まない。{ $who ->
        [attacker] どの王手でも逃れられる
       *[defender] { $side }に{ $child }がある
    }
}。
mates-before = 前に
mates-recalled = { $place }は表にある。{ $from }調べて、{ $result ->
    [mate] 詰むと分かっている
   *[none] この手数では詰まないと分かっている
}。

mates-why-enter = { $who ->
    [attacker] 攻め方は手を選べるので、子のどれか一つが詰みなら詰み(または、OR)。一つも詰まなければ不詰である。
   *[defender] 受け方が手を選ぶので、子がすべて詰みのときだけ詰み(かつ、AND)。一つでも詰まなければ不詰である。
}
mates-why-leaf = { $result ->
    [mate] 王手がかかっていて手が一つもないので、AND の「すべて」が満たされる。
   *[none] 詰みと言えるのは、王手がかかっていて受けの手がないときだけである。手数がもっとあれば、詰むかもしれない。
}
mates-why-came-back = { $who ->
    [attacker] { $result ->
        [mate] 攻めの番では、一つ詰めば足りる(OR)。ほかの王手が詰まなくても、結果は変わらない。
       *[none] 攻めの番なので、まだ不詰とは決まらない。ほかの王手が一つでも詰めば、この節は詰みになる。
    }
   *[defender] { $result ->
        [mate] 受けの番なので、まだ詰みとは決まらない(AND)。ほかの受けが一つでも逃れれば、この節は不詰になる。
       *[none] 受けの番では、一つ逃れれば足りる(AND)。ほかの受けがどうであれ、結果は変わらない。
    }
}
mates-why-cut = { $who ->
    [attacker] OR の答えは、一つが真なら真である。この手が詰まなければ、残りも読まなければならない。
   *[defender] AND の答えは、一つが偽なら偽である。この受けが詰まされるなら、残りも読まなければならない。
}
mates-why-has-one = 手番の側は一つ見つければよく、見つけた。
mates-why-has-none = 手番の側の手を全部読んだが、一つも役に立たなかった。
mates-why-iteration = 短い手数から順に探すので、最初に見つかる詰みがいちばん短い。
mates-why-recalled = 同じ局面は、どの手順で来ても答えが同じだからである。表の手数が足りなければ、読み直す。
mates-enough = { $who ->
    [attacker] { $at }{ $child }で詰む。攻めの番では詰む手が一つあれば足りる(OR)。限界となる数はない。
   *[defender] { $at }{ $child }で逃れる。受けの番では逃れる手が一つあれば足りる(AND)。限界となる数はない。
}

### 証明数と反証数。

proof-card-proof = 証明数
proof-card-disproof = 反証数
proof-card-proof-limit = 証明数のしきい値
proof-card-disproof-limit = 反証数のしきい値
proof-card-limits = しきい値は { $limits }。届くまで、この下だけを読む。
proof-card-not-made = まだ作られていない。
proof-card-not-expanded = まだ展開していない。証明にも反証にも、あと一つと数える。
proof-card-before = { $term } は数え直す前で、まだ { $number }
proof-card-proven = 値は { $value }。証明された: { $attacker }{ $asked ->
    [win] の勝ち
   *[more] は 0 より良い値に届く
}。
proof-card-disproven = 値は { $value }。反証された: { $attacker }は{ $asked ->
    [win] 勝てない
   *[more]  0 より良い値に届かない
}。
proof-card-leaf = 末端で、{ $said }
proof-card-any-proves = { $mover }の番。証明には一つの手、反証にはすべての手がいる。
proof-card-all-prove = { $mover }の番。証明にはすべての手、反証には一つの手がいる。
proof-card-spoken = 証明数 { $proof }、反証数 { $disproof }、

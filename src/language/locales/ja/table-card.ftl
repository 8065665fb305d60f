### 表にあった値。

table-card-read = ◇ 表の値: 同じ局面は、すでに{ $depth ->
    [0] 水平線の先を
   *[other] { $depth }手先まで
}読んである。ここでは読み直さない。
table-card-read-here = ◇ 表の値:この節は、前に来たときに{ $depth ->
    [0] 水平線の先を
   *[other] { $depth }手先まで
}読んである。ここでは読み直さない。
table-card-read-at = → 読んだのは { $place }

### 表にあった値。

table-card-read = ◇ 表の値: 同じ局面をもう{ $depth ->
    [0] 水平線の先を
   *[other] { $depth }手先まで
}読んである。ここでは読み直さない。
table-card-earlier-visit = 読んだのは、前にこの節に来たとき。
table-card-read-at = → 読んだのは { $place }

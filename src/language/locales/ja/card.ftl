### 節の札。

card-covered = { $side }の番。値はいくつになるか。
card-helps = { $side }の番だが、「{ $best }」と指してもらえるものと決め込んでいる。
card-unread = まだ読んでいない。
card-earlier = 前に来たときの値。今度はまだ読んでいない。
card-stops = ここで止まったときの値。
card-unsettled = まだ証明も反証もされていない。
card-no-value = { $side }の番。まだ値がない。
card-so-far = { $side }の番。今のところ「{ $best }」がいちばん良い。
card-bounded = いちばん良い手も、上限か下限しか分からない。それで足りる。
card-meets = { $guess ->
    [true] 読んで分かったことと見込みとを合わせて、{ $value } とした。
   *[false] もう一方の限界は前に来たときに分かっているので、ちょうど { $value }。
}
card-no-mate = 残りの手数では、{ $side }のどの手でも詰まない。
card-chooses = { $side }は「{ $best }」を選ぶ。
card-leaf = 末端の値: これより先は読まない。
card-leaf-because = 末端の値:{ $because }。
card-sum = { $sum }。
card-more = 他{ $others }手
card-cut = 読まない{ $count }手
card-window = 窓 { $window } で読んだ。
card-so-far-short = 今 { $value }

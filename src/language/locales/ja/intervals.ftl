### B*: 節の値が入る区間(悲観値から楽観値まで)。

intervals-name = 区間
intervals-pessimistic = 悲観値
intervals-pessimistic-means = 節の値が入る区間の下の端。先手にとって、これより悪くはならない。展開する前は前もって分かっている数、展開したあとは子から決まる数。
intervals-optimistic = 楽観値
intervals-optimistic-means = 節の値が入る区間の上の端。先手にとって、これより良くはならない。展開する前は前もって分かっている数、展開したあとは子から決まる数。
intervals-prove-best = ProveBest
intervals-prove-best-means = B* の戦略の一つ。根の手のうち、いちばん望みの大きい手を読み、確かな分が増えるかどうかを調べる。
intervals-disprove-rest = DisproveRest
intervals-disprove-rest-means = B* の戦略の一つ。根のほかの手のうち、いちばん望みの大きい手を読み、その望みが減るかどうかを調べる。

## 欄と列と講評

intervals-pessimistic-field = 悲観値
intervals-optimistic-field = 楽観値
intervals-pessimistic-heading = 悲観
intervals-optimistic-heading = 楽観
intervals-pessimistic-range = 悲観値 { $range }
intervals-optimistic-range = 楽観値 { $range }
intervals-wrong = 区間が違う
intervals-wrong-why = 先手(MAX)の節では子の悲観値の最大と楽観値の最大、後手(MIN)の節ではそれぞれの最小。
intervals-wrong-pessimistic = 悲観値が違う
intervals-wrong-pessimistic-why = 楽観値は正しい。悲観値も同じ決まりで、子の悲観値から求める。
intervals-wrong-optimistic = 楽観値が違う
intervals-wrong-optimistic-why = 悲観値は正しい。楽観値も同じ決まりで、子の楽観値から求める。
intervals-swapped = 悲観値と楽観値が逆
intervals-swapped-why = 左が悲観値、右が楽観値。逆に書いている。
intervals-about = アルゴリズムは{ $algorithm }。根での{ $side }の最善手を探す。値はどれも先手(MAX)から見た数。
intervals-write = 最後の悲観値、Enter、最後の楽観値の順に書く。展開されなかった節には、作られたときの区間が書いてある。作られなかった節は空けておく。
intervals-print = 各節の最後の区間(悲観値と楽観値)は何か。

## 問い

intervals-asked = 区間
intervals-ask = { $place }の区間を子から計算し直す。どうなるか。
intervals-rule = 区間の両端は、同じ決まりで子から決まる。
intervals-rule-max = 先手(MAX)が選ぶ。どちらの端も、子の最大になる。
intervals-rule-min = 後手(MIN)が選ぶ。どちらの端も、子の最小になる。
intervals-follow = まだ展開していない節まで下りる。
intervals-hint-greatest = 先手(MAX)の節: 楽観値のいちばん大きい子へ。同じなら先にある子へ。
intervals-hint-least = 後手(MIN)の節: 悲観値のいちばん小さい子へ。同じなら先にある子へ。
intervals-hint-root = 根では戦略が決める。いちばん望みの大きい手の確かな分より、まだ良くなりうる手がほかにあるか。あれば、深さの2乗を比べる。

## 一歩ずつ

intervals-start = { $place }から始める。知りたいのは{ $side }の最善手で、その正確な値ではない。
intervals-estimate = { $child }は展開していない。値は { $interval } の中にある。
intervals-proves-best = ProveBest: { $side }の望みがいちばん大きいのは{ $child }で、{ $number }。確かな分が増えるかを見るため、そこを読む。
intervals-disproves-rest = DisproveRest: { $side }には{ $best }で { $held } が確かにある。ほかの手でいちばん望みの大きいのは{ $child }の { $number }。望みすぎかを見るため、そこを読む。
intervals-down = { $side }は、いちばん望みのある{ $child }({ $number })へ進む。
intervals-counted = { $state ->
    [new] { $place }を展開した。
   *[again] { $place }を計算し直す。
    [same] { $place }を計算し直す。
}悲観値は { $lower }、楽観値は { $upper }{ $state ->
    [same] (変わらない)
    [new] {""}
   *[again] {""}
}。
intervals-greatest-of = 子{ $count }個の最大
intervals-left = { $child }の正確な値はまだ分からない。区間 { $interval } だけを持って戻る。
intervals-came-back = { $child }から値 { $value } を持って戻る。
intervals-chosen = { $child }が最善と証明された。{ $side }には { $held } が確かにあり、ほかのどの手にも、それを超える望みはない。
intervals-only-move = 手は{ $child }だけなので、証明することはない。
intervals-never-expanded = { $child }は展開していないが、区間は { $value } 一つだけ。それで{ $place }が決まる。
intervals-point = { $place }の値は { $value }。それを返す。
intervals-done = { $is ->
    [exact] 読み終わり。{ $child }を選ぶ。{ $place }の値は { $value }。
   *[bounded] 読み終わり。{ $child }を選ぶ。{ $place }の値は { $value }。正確な値は知らなくてよい。
}

## その理由

intervals-why-start = どの節にも、値の入る区間がある。いちばん良い手の確かな分を、ほかのどの手も超えられなくなれば、正確な値が何であっても最善と証明される。
intervals-why-estimate = { $from ->
    [leaves] この下の末端で、いちばん小さいのは { $first }、いちばん大きいのは { $second }。
   *[given] この両端は、木といっしょに与えられている。
}
intervals-why-proves-best = { $why ->
    [sure] { $side }には{ $child }より確かな分の大きい手がほかにあり、そちらを読んでも、望みは{ $child }の確かな分までは下がらない。
   *[depths] 深さの2乗は、ほかの手の合計が { $rivals }、{ $child }が { $own }。合計のほうが小さいときだけ、DisproveRest を選ぶ。
}
intervals-why-disproves-rest = 深さの2乗は、ほかの手の合計が { $rivals } で、{ $best }の { $own } より小さい。
intervals-why-down = { $side }の望む端は、この子から来ている。
intervals-why-left = 値が分かるのは、両端が等しくなったときだけ。
intervals-why-leaf = 末端の区間は、両端が等しい。それが値である。
intervals-why-point = 区間の両端が等しいからである。
intervals-why-chosen = ほかの手で{ $side }が望めるのは、{ $most } まで。
intervals-why-done = { $is ->
    [exact] 区間の両端が等しいからである。
   *[bounded] 最善手は、区間を比べるだけで証明された。
}

## その手はなぜ

intervals-lies-in = { $child }の値は { $interval } の中にある。
intervals-why-best = { $child }を選ぶ。{ $side }には { $held } が確かにあり、ほかのどの手にも、それを超える望みはない。
intervals-why-not = { $best }なら{ $side }に { $held } が確かにあり、ここで望めるのは { $hope } まで。
intervals-why-not-made = { $place }を展開していないので、{ $child }は作られておらず、それだけについては何も分からない。

## 節のカード

intervals-card-not-expanded = まだ展開していない。値は { $interval } の中にある。
intervals-card-chooses = { $side }が選ぶ。どちらの端も、子のいちばん良いもの。
intervals-card-leaf = 末端で、値は { $value }。
intervals-card-worth = 両端が等しい。値は { $value }。
intervals-hint = { $side }の最善手はどれか。節の中は、値の入る区間
intervals-spoken = 値は { $pessimistic } から { $optimistic }、

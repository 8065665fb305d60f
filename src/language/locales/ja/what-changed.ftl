### 課題を変えること、そこから変わること。

what-changed-root-value = 根の値が変わった: { $old } → { $new }。最善は{ $best }のまま。
what-changed-root-best = 根の最善が変わった: { $old } → { $new }。値は { $value } のまま。
what-changed-root-both = 根の答えが変わった: { $old-best }で { $old-value } → { $new-best }で { $new-value }。
what-changed-grown = (伸ばした木)
what-changed-own-values = (自分の値)
what-changed-line-grown = (筋を伸ばした木)
what-changed-source = 課題「{ $title }」を変えたもの
what-changed-nothing-such = この課題では、それは変えられない
what-changed-no-algorithm = 変えた木で動く読み方がない
what-changed-what-if = (もし)
what-changed-now = 変えた方: { $said }
what-changed-root-same = 根の答えは変わらない: 値は { $value }、最善は{ $best }のまま。
what-changed-notes =
    課題「{ $title }」をもとに作りました。
    変えたところ: { $what }。
    元の課題の解説、見どころ、問いは、変える前の木についてのものなので、ここにはありません。
what-changed-leaf = 末端を { $value } に
what-changed-branch = 枝を動かす
what-changed-black-first = 先手から
what-changed-white-first = 後手から
what-changed-cheapest-blind = 安い駒から(ピンは見ない)
what-changed-cheapest = 安い駒から
what-changed-any-capture = どの駒でも
what-changed-after = { $moved } のあと
what-changed-taken-back = 一手前
what-changed-best-first = 最善の手から
what-changed-worst-first = 最悪の手から
what-changed-reversed = 逆の順
what-changed-random = でたらめな順 { $seed }
what-changed-order = { $name } の枝の順: { $old } → { $now }
what-changed-more-leaves = ほか{ $more }個の末端の値
what-changed-more-orders = ほか{ $more }か所の枝の順
what-changed-plies = { $plies }手
what-changed-leaf-value = 末端 { $name }: { $old } → { $new }
what-changed-notes-of = (以下は、変える前の課題「{ $title }」の解説です。)

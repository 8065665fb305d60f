### あとから読ませた節。

asked-read = あとから{ $plies ->
    [0] 、水平線の先だけを
   *[other] { $plies }手
}読んだ。
asked-no-better = { $read }{ $value } は、上の局面の { $above } より{ $side }にとって良くはない。
asked-better-avoided = { $read }{ $value } は、上の局面の { $above } よりもさらに{ $side }に良い。それでも、そこを避ける手がもっと上にあるので、根の値は変わらない。
asked-better = { $read }{ $value } は、上の局面の { $above } より{ $side }に良い。深く読むと、選ぶ手が変わるかもしれない。

asked-group-values = 値
asked-group-windows = 窓
asked-group-cuts = 枝刈り
asked-group-order = 順序
asked-group-choice = 選択
asked-no-group = { $name } というものはない。問えるのは values(値)、windows(窓)、cuts(枝刈り)、order(順序)、choice(選択)
asked-weight-too-large = 重みは { $most } まで
asked-not-asked = { $name } に重みがあるが、問われていない
asked-nothing = 何も問われていない
asked-weights = 問うことと重み:
asked-weights-about = 問いがいくつあっても、種類ごとに合わせた重みがこの数になる(ただし予想で問いが六つ以上あれば、一問は全体の六分の一まで)。0 は問わない。
asked-of-course = コースで問うこと: { $asked }

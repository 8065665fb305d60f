### 課題の約束。

promises-need-shogi = この約束は、将棋の局面がある題材にしか書けない
promises-by-chance = 「{ $name }」の手は運で変わるので、約束できない
promises-other-algorithm = 約束の読み方「{ $algorithm }」は、この課題にない
promises-cut-values = { $algorithm } は枝を刈り、すべての手の値は知らないので、これは約束できない
promises-no-node = 約束の /{ $path } という節はない
promises-step = 約束: { $why }

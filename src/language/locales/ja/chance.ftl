### 偶然手番のある木。期待値ミニマックス法、Star1、Star2。

## 手順の文

chance-limits = { $place }から読み始める。値はどれも { $low } から { $high } までにあるので、窓はそこから始まる。
chance-start = 偶然手番の{ $place }から読み始める。
chance-entered = 偶然手番の{ $child }へ進む。
chance-entered-window = 偶然手番の{ $child }へ進む。{ $window }。
chance-probe = まず{ $child }への応手を一つだけ読み、値の限界を知る。{ $window }。
chance-probe-returns = { $place }は { $value } を返す。{ $side }にはもう{ $child }があり、ほかの応手は後回し。
chance-again = 今度は{ $child }を最後まで読む。{ $window }。
chance-sums-up = { $child }は { $value }。{ $place }の平均は、ここまでで { $sum }({ $terms })。
chance-mean = { $child }は { $value }。これで{ $place }の平均は { $terms } = { $mean }。
chance-lies = { $child }は { $value }。{ $place }の平均は{ $left ->
    [some] 、残りが何点でも { $low } から { $high } まで
   *[none] { $low } から { $high } まで。下には限界しか分からない値がある
}。
chance-known = { $place }はもう { $value } と分かっている。読み直さない。
chance-why-known = 最初の応手だけを読んだときに読んである。
chance-rest-of = { $skipped }の残り
chance-may-be-more = 読んでいない分は、いちばん小さい場合で数えた。もっと大きいかもしれないので、値は { $value } 以上としか言えない。
chance-may-be-less = 読んでいない分は、いちばん大きい場合で数えた。もっと小さいかもしれないので、値は { $value } 以下としか言えない。
chance-probed = { $child }への最初の応手から、{ $child }は { $value }。{ $place }の平均は { $low } から { $high } まで。
chance-even = 残りの{ $skipped }が { $rest } だったとしても、{ $place }の平均は { $value }。
chance-even-probed = 最初の応手だけから、{ $place }の平均は、残りが何点でも { $value }。
chance-has = だが{ $above }{ $other }には、もう{ $by } { $bound } がある。{ $skipped }は読まない。
chance-needs = { $above }{ $child }が { $needed }なら、もう響かない。{ $skipped }は読まない。
chance-all = { $bound } の先に値はない。{ $skipped }は読まない。
chance-returns = { $place }は { $value } を返す。それだけ分かれば足りる。
chance-finished = { $place }を調べ終えた。平均は { $value }。
chance-done = 読み終わり。{ $place }の平均は { $value }。

## 理由

chance-why-mean = { $place }では誰も選ばない。値は、子の値に確率を掛けて足した平均になる。
chance-why-weighs = { $child }は、確率 { $odds } の分だけ平均に入る。
chance-why-probe = ほかの応手が何点でも、{ $side }にとってこれより悪くはならない。
chance-why-sum = { $terms } = { $value }。
chance-why-limits = { $low } より小さい末端も、{ $high } より大きい末端もない。
chance-why-needs = { $child }が { $edge }なら、ほかの枝が何点でも、{ $place }の平均は { $mean }になる。

## 説明札、盤、問い

chance-name = 偶然
chance-card = 偶然手番。ここでは誰も選ばない。
chance-card-open = 偶然手番。まだ読んでいない枝がある。
chance-why-by-chance = { $child }になるかどうかは、{ $place }で偶然が決める。誰も選ばない。
chance-variable = 平均
chance-hint-mean = 偶然手番では、どの値も、その枝が出る割合だけ効く。
chance-hint-mean-how = 値に確率を掛けて足す。{ $terms }。
chance-hint-cut = 読んでいない枝に、ありうる最大の値と最小の値を入れてみる。それでも平均は上の節に響くだろうか。
chance-hint-cut-how = { $place }の平均は { $low } から { $high } まで。

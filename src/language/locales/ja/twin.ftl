### バグ探し。

twin-silent = コンパイラが止めるので、歩みはない。
twin-no-result = 動かない
twin-right = 当たり。{ $line }行目です。
twin-right-too = { $line }行目でも当たりです。{ $repair }
twin-shown = { $line }行目です。
twin-wrong = { $line }行目ではありません。
twin-wrong-hint = { $line }行目ではありません。ヒント: { $hint }

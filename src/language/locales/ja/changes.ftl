### 変更で探索がどう変わったか。

changes-root-same = 根の値は { $value } のまま。
changes-root = 根の値: { $from } → { $to }。
changes-line-same = 読み筋も同じ: { $line }。
changes-line = 読み筋: { $from } から { $to } に変わる。
changes-read-now = 新しく読む枝: { $moves }。
changes-cut-now = 新しく刈る枝: { $moves }。
changes-values = 値が変わった所: { $values }。
changes-leaves-same = 読んだ末端は { $count } のまま。
changes-leaves = 読んだ末端: { $from } → { $to }。
changes-list = { $first }、{ $next }
changes-more = ほか{ $count }

## 末端について

changes-leaf-cut = { $leaf }は読まれない。だからどんな値を入れても、根の値も読み筋も変わらない。変わらないから、読まずに捨ててよい。
changes-leaf-inside-cut = { $leaf }は、読まずに捨てた枝の中にある。どんな値を入れても、根の値も読み筋も変わらない。
changes-leaf-never-reached = 探索は{ $leaf }まで来ない。どんな値を入れても、この探索は変わらない。
changes-leaf-changes-nothing = { $leaf }は読まれるが、根の値は変わらない。
changes-leaf-changes-root = { $leaf }の値で、根の値が変わった。
changes-leaf-read-now = { $leaf }はこんどは読まれる。
changes-leaf-unread-now = { $leaf }はこんどは読まれない。

### 手の順番。

order-why-there = { $mv }は{ $at }順番が{ $ordinal }の手:{ $reason }。
order-ordinal = { $number }番目

## 手のその後

order-being-read = 読んでいる
order-not-settled = 未決着
order-before = 前は { $value }
order-skipped = × 捨てた
order-not-read = 未読

## 手の種類

order-known = 前に読んだときの最善
order-even-capture = 損のない取り
order-even-promotion = 損のない成り
order-winning-capture = 得する取り
order-winning-promotion = 得する成り
order-losing-capture = 損な取り
order-losing-promotion = 損な成り
order-killer = 根から同じ手数で枝を切った手(キラー)
order-history = 枝を切ってきた手(履歴) { $points }点
order-quiet = ふつうの手
order-worth = { $class }({ $value })
order-worth-for = { $class }({ $side }から見て { $value })

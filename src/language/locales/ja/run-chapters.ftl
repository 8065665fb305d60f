### 探索の章の名前。

run-chapters-depth = 深さ{ $plies }
run-chapters-depth-of = 深さ{ $plies }(全部で{ $last })
run-chapters-pass = { $number }回目 見当 { $guess }
run-chapters-pass-of = { $number }回目(全部で{ $last }回) 見当 { $guess }
run-chapters-if = もし{ $mv }
run-chapters-if-depth = もし{ $mv } 深さ{ $plies }
run-chapters-iteration = { $number }回目
run-chapters-iteration-of = { $number }回目/{ $last }

### 探索の章の名前。

run-chapters-depth = 深さ{ $plies }
run-chapters-pass = { $number }回目 見当 { $guess }
run-chapters-if = もし{ $mv }
run-chapters-if-depth = もし{ $mv } 深さ{ $plies }

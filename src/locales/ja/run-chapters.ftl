### 探索の章の名前。

run-chapters-depth = 深さ{ $plies }
run-chapters-if = もし{ $mv }
run-chapters-if-depth = もし{ $mv } 深さ{ $plies }

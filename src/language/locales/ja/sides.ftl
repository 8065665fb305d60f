### 両方の側の呼び名。

sides-players-max = 先手
sides-players-min = 後手
sides-functions-max = MAX
sides-functions-min = MIN
sides-colours-max = 黒
sides-colours-min = 白

### 棋譜。保存するまで残してあるもの。

games-kept-put-aside = 保存していない棋譜は脇に置きました。「ファイル」の「保存していない棋譜」から開けます
games-kept-start = 開始局面
games-kept-read-up-to = ここまで読めました。{ $why }
games-kept-game = { $name }({ $moves }手)

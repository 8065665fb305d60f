### 盤のページの、どのゲームにも使う言葉。

games-board-shogi = 将棋
games-board-pass = パス
games-board-start = 初期局面
games-board-copy = コピー
games-board-position-or-move = 局面か手
games-board-no-moves = まだ手がありません。盤の上で進めるか、棋譜をウィンドウにドロップしてください
games-board-of-file = 対局 { $number } / { $count }
games-board-previous-game = 前の対局
games-board-next-game = 次の対局
games-board-save-hint = 形式は名前の終わりで決まります: { $endings }
games-board-values = 末端の値
games-board-to-the-end = 最後まで
games-board-ended = ここで{ $ending }
games-board-box = 駒箱の駒を選んで升か持駒を押すと置けます
games-board-not-in-hand = { $piece }は持駒にならない。駒を元に戻した

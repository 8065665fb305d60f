### The words of the board page of Othello.

othello-board-eight = オセロ 8×8
othello-board-four = オセロ 4×4
othello-board-mode-play = 打つ
othello-board-mode-play-tip = 点のある升を押すと打つ。矢印キーと Enter でもよい
othello-board-mode-set-up-tip = 升を押すたびに、空き → 黒 → 白 → 空きと変わる
othello-board-to-move = { $side }の番
othello-board-must-pass = { $side }は打てる所がない: パスする
othello-board-over = 終局: { $black }、{ $white }。{ $result }
othello-board-draw = 引き分け
othello-board-type-here = 局面か手 (f5d6c3…)
othello-board-discs = { $side } { $discs }
othello-board-wins = { $winner }の{ $discs }石勝ち
othello-board-with-empty = { $over }(空き{ $empty }升も勝者に数えると{ $discs }石)

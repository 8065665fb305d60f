### The words of a game record.

game-game = 棋譜
game-tools = 盤の道具
game-moves = 指し手の一覧
game-ply = 手数
game-first = 最初へ
game-back = 一手戻る
game-next = 一手進む
game-last = 最後へ
game-branches = この手のかわりに
game-onward = 次の手
game-comment = コメント
game-cut = 長いコメントなので、ここまでを見せています。残りもファイルにあります
game-off-game = 盤は棋譜と別の局面です
game-back-to-game = 棋譜に戻る
game-save = 棋譜を保存…
game-save-title = 棋譜を保存する
game-unsaved-games = 保存していない棋譜
game-discard = 捨てる
game-close = 棋譜を閉じる
game-changed = 変更あり
game-others = ({ $count }通り)
game-keys = ← → 一手  ↑ ↓ 分岐  Home End 最初・最後  PageUp PageDown 10手
game-notes = 読み取りの注意
game-grow = 木にする

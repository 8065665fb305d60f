### The words of the panel in which one looks for the slip in a listing.

listing-spot = バグ探し
listing-keys = (Shift+↑ ↓ で選び、Enter)
listing-line = 行
listing-show = 答えを見る
listing-first = 最初
listing-back = 戻る (,)
listing-next = 進む (.)
listing-last = 最後
listing-parting = 分かれる所
listing-parts = ◆ ここで分かれる
listing-step = ステップ
listing-assumed = ここでの仮定:
listing-overflow = 入りきらない数と数直線
listing-over = (終わっている)

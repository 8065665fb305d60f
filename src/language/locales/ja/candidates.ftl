### The words of the list of candidates.

candidates-candidates = 候補の手
candidates-candidates-tip = この局面で読む価値がある手と、ほかの手を作らない理由(YSS の指し手の分類)を見る (Y)
candidates-of-legal = 手 / 合法手{ $legal }手
candidates-not-of-tree = この木は別の選び方で読んでいる
candidates-near-root = 根の近く: すべての種類
candidates-far-from-root = 根から遠い: 攻める手と受ける手だけ
candidates-numbers = 数は読む前の見積もりで、その升での取り合いだけを数える(先手 (MAX) から見て、歩 = { $pawn })。読んで分かる値とは別
candidates-others = 作らない手
candidates-none = なし
candidates-nothing = この局面には候補の一覧がありません。
candidates-covered = 候補は伏せてあります。
candidates-attack = 攻
candidates-defence = 受
candidates-shallow = 浅

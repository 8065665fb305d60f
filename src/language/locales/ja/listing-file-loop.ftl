### リスト「最初の評価値を求める」。

listing-file-loop-name = 最初の評価値を求める
listing-file-loop-symptom = 初期局面では正しく 0。ところが角を取って成ったこの局面では、3890 のはずが 19890 になる。
listing-file-loop-hint = 筋は十六進数の上の桁、段は下の桁。1回ごとに、どの升を足しているか。
listing-file-loop-explanation = 次の筋は 0x10 先にある。1 ずつ足すと、次の回には1段ずれた9升を足すので、ほとんどの升を9回数える(角の近くだけ回数が減る)。数え過ぎの回数は盤の真ん中を中心に点対称なので、駒が点対称に並ぶ初期局面では打ち消し合い、0 のまま気付かない。for の中の「;」が「:」になっている所もあり、こちらはコンパイラが止める。
listing-file-loop-line-function-initial-value = 関数 最初の評価値(局面) → 値
listing-file-loop-line-value-0 = 値 ← 0
listing-file-loop-line-published = 筋 ← 0x10 から 0x90 まで、1 ずつ増やして:
listing-file-loop-line-corrected = 筋 ← 0x10 から 0x90 まで、0x10 ずつ増やして:
listing-file-loop-line-for-rank-from-1 = 段 ← 1 から 9 まで:
listing-file-loop-line-value-value-piece-value = 値 ← 値 + 駒の点[盤[筋 + 段]]
listing-file-loop-line-for-each-kind-piece = 持駒の種類ごとに:
listing-file-loop-line-value-value-hand-value = 値 ← 値 + 持駒の点[種類] × 枚数
listing-file-loop-said-file = 筋 = { $file }
listing-file-loop-var-file = 筋
listing-file-loop-said-pieces-board-board-were = 盤[{ $first }] から 盤[{ $last }] までの駒の点を足した。
listing-file-loop-said-pieces-in-hand-were = 持駒の点を足した。

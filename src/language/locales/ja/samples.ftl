### 標本を取る探索: バンディットとモンテカルロ木探索。

samples-visits = 訪問回数
samples-mean = 平均
samples-iterations = 回数
samples-visited = 木の節
samples-phase = { $phase }: { $sentence }
samples-phase-select = 選択
samples-phase-expand = 展開
samples-phase-playout = プレイアウト
samples-phase-back-up = 逆伝播
samples-chosen = これで終わり。訪問がいちばん多い{ $child }({ $above }回のうち{ $visits }回)を選ぶ。
samples-chosen-by-mean = これで終わり。訪問がいちばん多い手は一つではなく(どれも{ $above }回のうち{ $visits }回)、その中で平均のよい、または先にある{ $child }を選ぶ。
samples-worth = 末端の報酬は、木の最小の値からの高さが幅に占める割合: ({ $value } − { $least }) ÷ { $span } = { $reward }。
samples-start = { $place }から標本を取り始める。毎回ここから下り、終わりまで指し、戻ってくる。
samples-prior = { $child }の事前確率は{ $prior }。
samples-in-turn = 順番により、次は{ $child }。
samples-new = { $child }はまだ訪問がないので、先に試す。
samples-joins = { $child }は訪問のない最初の子なので、木に加える。
samples-selects = { $side }は{ $child }を選ぶ。{ $terms }
samples-more-than = は、{ $rival }の{ $sum }より大きい。
samples-first-of = は{ $rival }と同じ({ $sum })。同点なら並びの先を選ぶ。
samples-only = { $side }の手は{ $child }だけ。
samples-valued = { $place }の値を、指し継ぐ代わりに使う。報酬は{ $reward }。
samples-too-long = { $place }からでたらめに{ $plies }手指しても終わらない。引き分けとし、報酬は{ $reward }。
samples-is-over = { $place }で終わり。報酬は{ $reward }。
samples-played = { $place }からでたらめに{ $plies }手指して終わる。報酬は{ $reward }。
samples-played-to = { $place }からでたらめに{ $plies }手進み、{ $end }に着く。報酬は{ $reward }。
samples-backed-up = { $place }の訪問は{ $visits }回、平均は{ $mean }になる。
samples-why-start = 最善を尽くしたときの値ではなく、標本の中でどの手が一番良いかを調べる。
samples-why-prior = 事前確率は、試す前に、その手がどれだけ最善らしいかを表す。
samples-why-in-turn = 成績にかかわらず、根のどの手も同じ回数だけ試す。
samples-why-explores = 平均はほかの子のほうが良いが、試した回数の少なさで第2項が大きく、それを上回る(探索)。
samples-why-explores-prior = 平均はほかの子のほうが良い。事前確率が大きいか、試した回数が少ないため、第2項がそれを上回る(探索)。
samples-why-exploits = 手番の側から見て、これより平均の良い子はない。成績の良い手をまた試す(活用)。
samples-why-expand = 訪問のない子には、比べる平均がない。ここで木に加わる。
samples-why-expand-prior = 初めて訪問するまで、子の平均は½とみなす。どれだけ早く試すかは事前確率が決める。
samples-why-playout = どの手も同じ確率で選ぶ。これは読みではない。1回では何も言えず、数が集まって初めて意味を持つ。
samples-why-only = ここでは、ほかの手がない。
samples-why-over = 手が残っていないので、何も選ばない。着いた所がそのまま標本になる。
samples-why-valued = でたらめには指さない。値そのものが標本になる。
samples-why-back-up = 報酬は通った節すべてに足す。だから節の平均は、そこを通った回すべての平均になる。
samples-card = 訪問{ $visits }回。{ $side }から見た報酬の平均は{ $mean }。
samples-card-new = まだ訪問がない。
samples-card-child = { $child }({ $visits }回): { $terms }
samples-legend-line = 訪問のいちばん多い手順
samples-legend-unvisited = 淡い枠: まだ木にない
samples-card-from = { $side }から見て:
samples-card-with-prior = { $child }({ $visits }回, P { $prior }): { $terms }
samples-card-more = … ほかに{ $count }手
samples-card-new-ones = 訪問のない子が{ $count }個ある。
samples-spoken = 訪問{ $visits }回、平均{ $mean }、
samples-hint = { $side }から見た報酬の平均(0〜1)
samples-place = { $place ->
    [best] 選んだ手
    [read] 訪問した
   *[not-read] 未訪問
}
samples-why-best = 最後まで試すと{ $child }を選ぶ。{ $above }回のうち{ $visits }回訪問し、平均は{ $mean }。
samples-why-not = 最後まで試したとき、{ $child }の訪問は{ $above }回のうち{ $visits }回、平均は{ $mean }。選ばれたのは{ $best }で、{ $more }回、平均{ $theirs }。訪問回数で決まり、平均で決まるのは回数が等しいときだけ。
samples-why-not-new = { $child }はまだ訪問がない。選ばれたのは{ $best }で、{ $more }回、平均{ $theirs }。
samples-why-none = { $child }: ここではまだ何も試していない。
samples-why-next = 次に選ばれるのはこの手。
samples-why-more = { $side }から見た報酬の和があと{ $more }大きければ、次に選ばれる。
samples-minimax-agrees = 末端を全部読むミニマックス法でも、これより良い手はない。{ $child }の値は{ $own }。
samples-minimax-differs = 末端を全部読むミニマックス法が選ぶのは{ $other }({ $best })。{ $child }の値は{ $own }。
samples-reply-met = 最善の応手{ $reply }に進んだのは、{ $all }回のうち{ $visits }回。
samples-playout-at = でたらめな手 { $at }/{ $all } { $name }
samples-playout-on = でたらめな手を1手進める
samples-playout-back = でたらめな手を1手戻す
samples-times = { $count }回
samples-seeded = 乱数の種 { $seed }
samples-constant = 定数 C
samples-seed = 乱数の種
samples-changed = 根の平均(訪問回数): { $from } → { $to }。
samples-changed-nodes = 平均(訪問回数)の違う節: { $nodes }。
samples-not-in-range = 「{ $text }」は{ $least }から{ $most }までの整数ではない

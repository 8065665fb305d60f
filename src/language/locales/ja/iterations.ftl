### 標本を取る探索の1回分の逆伝播を、手で書き込む。

iterations-name = 訪問回数と平均
iterations-visits = 訪問回数
iterations-mean = 平均
iterations-number = { $count }回のうち{ $number }回目
iterations-about = { $algorithm }: { $iteration }。
iterations-reward-given = この回は{ $end }で終わり、{ $side }から見た報酬は{ $reward }。
iterations-so-far = この回の前: 訪問{ $visits }回、平均{ $mean }。
iterations-new = この回の前: まだ訪問していない。
iterations-later = 別の回:
iterations-write = この回が終わった節から根まで、訪問回数、Enter、平均(0.417、または分数で 5/12)、Enter の順に書く。平均は小数第3位まで(0.001 の違いは正解)。まぎらわしい平均がほかになければ、第2位まででよい。
iterations-print = 通った節それぞれに、この回のあとの訪問回数と平均(小数第3位まで。0.001 の違いは正解。まぎらわしい平均がほかになければ、第2位まででよい)を書く。木にあるのは、この回の前の数。

## 判定

iterations-wrong = 訪問回数も平均も違う
iterations-wrong-why = 1回ごとに、通った節すべてに訪問1回と報酬を足す。平均は、報酬の合計を訪問回数で割った数。
iterations-wrong-visits = 訪問回数が違う
iterations-wrong-visits-why = 平均は合っている。1回ごとに、通った節すべての訪問が1回増える。
iterations-wrong-mean = 平均が違う
iterations-wrong-mean-why = 訪問回数は合っている。平均は、今回も含めた報酬の合計を訪問回数で割った数。
iterations-unchanged = 前の平均のまま
iterations-unchanged-why = 報酬はこの節にも足す。根まで、通った節すべてに数える。
iterations-other-side = 相手側の報酬
iterations-other-side-why = 通った節すべてに同じ報酬を足す。手番が変わっても報酬は変わらない。
iterations-halfway = 前の平均と報酬の中間
iterations-halfway-why = 前の平均は、これまでの訪問すべての分。報酬は1回分だけ。訪問が多いほど、平均は動きにくい。
iterations-reward = 報酬だけ
iterations-reward-why = 平均は、最後の報酬だけでなく、すべての報酬から取る。
iterations-old-visits = この回の前の訪問数で割った値
iterations-old-visits-why = この回も訪問に数える。報酬を加えた和は、1回多い訪問数で割る。
iterations-same-slip = 違っている平均は、どれも同じ間違い: { $slip }。{ $why }

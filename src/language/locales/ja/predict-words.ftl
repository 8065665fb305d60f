### 予想の質問と答え。

## 質問

predict-words-ask-value = { $child }を読み終えた。このあと{ $place }の値はいくつになるか。
predict-words-ask-best = { $child }を読み終えた。{ $side }にとって、いままでの最善 { $before } より良いか。
predict-words-ask-take = { $side }は { $child } と { $before } のどちらを選ぶか。
predict-words-values = { $ask }({ $came }は { $value }、{ $before }は { $held })
predict-words-ask-next = { $place }から、次にどこへ行くか。
predict-words-ask-settled = { $place }に手が残っている。残りも読むか、もう読まなくてよいか。
predict-words-ask-cut = { $place }に手が残っている。残りは読むか、切るか(α≧βなら切る)。切るならどの値で切れるか。
predict-words-ask-threshold-black = { $place }に手が残っている。いままでの最善がいくつ以上なら、残りを切るか(いちばん小さい整数)。
predict-words-ask-threshold-white = { $place }に手が残っている。いままでの最善がいくつ以下なら、残りを切るか(いちばん大きい整数)。
predict-words-ask-proof = { $place }の証明数が、子の数から数え直される。いくつになるか。
predict-words-ask-disproof = { $place }の反証数が、子の数から数え直される。いくつになるか。
predict-words-ask-candidate = { $place }で、{ $mv }は読む候補になるか。
predict-words-ask-narrowed = { $place }の最善が変わった。いま{ $place }の窓(α, β)はいくつか。
predict-words-ask-passed = 次に{ $child }を読む。どんな窓(α, β)を渡すか。

predict-words-secured = { $at }{ $side }は{ $child }で { $value } を確保している。
predict-words-at = いま{ $place }にいる。
predict-words-counted = いま{ $place }にいる。子の数は{ $children }。
predict-words-back-from = { $child }から{ $place }に戻った。

## 選択肢

predict-words-better = 良い: これが新しい最善
predict-words-stays = 良くない:{ $child }のまま
predict-words-to = { $child }へ
predict-words-again = { $child }を読み直す
predict-words-done = これで読み終える
predict-words-back = 上へ戻る
predict-words-go-on = 残りも読む
predict-words-cut = もう読まない
predict-words-cut-by = 切る:{ $place }の値で
predict-words-yes = なる
predict-words-no = ならない
predict-words-or = { $one } または { $other }

## ヒント

predict-words-hint-black = 先手(MAX)が選ぶ。大きい値ほど良い。
predict-words-hint-white = 後手(MIN)が選ぶ。小さい値ほど良い。
predict-words-hint-value = いままでの最善は { $held }。{ $function }( { $held } , { $came } ) を求める。
predict-words-hint-best = { $came } と { $held } を比べる。同じなら、先に見つけたほうが残る。
predict-words-hint-narrowed = 先手(MAX)の節では α が上がり、後手(MIN)の節では β が下がる。もう一方は変わらない。
predict-words-hint-narrowed-how = 動くのは { $letter }。新しい { $letter } は、この節の最善の値。
predict-words-hint-passed = 偵察は「いまの最善より良いか」だけを尋ねる。間に値のない、幅 1 の窓で足りる。
predict-words-hint-passed-black = α はいまのまま。β は α + 1。
predict-words-hint-passed-white = β はいまのまま。α は β − 1。
predict-words-hint-most-proving = 証明にも反証にもいちばん近い末端へ下りていく。
predict-words-hint-least-proof = 攻め方の節: 証明数のいちばん小さい子へ。同じなら先にある子へ。
predict-words-hint-least-disproof = 受け方の節: 反証数のいちばん小さい子へ。同じなら先にある子へ。
predict-words-hint-next = 手は決まった順に一つずつ読む。読み終えるか切れたら、上へ戻る。
predict-words-hint-next-again = 偵察の値が窓の内側に入ったときだけ、読み直す。
predict-words-hint-next-fresh = 左から順に、まだ読んでいない手を探す。
predict-words-hint-settled = 攻め方は一つ成功すれば足りる。受け方は一つ逃れれば足りる。
predict-words-hint-settled-here = いま返った答えで、この節の答えは決まったか。
predict-words-hint-cut = α ≧ β なら、残りは何であっても根の値を変えない。
predict-words-hint-cut-black = ここで先手は { $held } 以上を取れる。それ以下で済む道を、後手が上で持っているか。
predict-words-hint-cut-white = ここで後手は { $held } 以下にできる。それ以上になる道を、先手が上で持っているか。
predict-words-hint-threshold = 上の節で相手がもう確保し、ここまで渡された値。同じ値でも切れる。
predict-words-hint-any-proves = 攻め方の節: 一つの子が証明されれば足りる。反証には、すべての子の反証がいる。
predict-words-hint-all-prove = 受け方の節: 証明には、すべての子の証明がいる。反証は一つで足りる。
predict-words-hint-least = 子の数のうち、いちばん小さいものになる。まだ読んでいない子は 1。
predict-words-hint-sum = 子の数の和になる。まだ読んでいない子は 1。
predict-words-hint-candidates = 合法手をすべて読むわけではない。読む理由のある手だけが候補になる。
predict-words-hint-candidate = 取る、逃げる、狙う、防ぐ: この手は、そのどれかをしているか。

## 節についての問いと、木全体についての問い

predict-words-ask-returned = { $place }を読み終えた。返す数は、{ $place }の値について何を言っているか。
predict-words-ask-table = { $place }に入った。置換表の値で済むか。
predict-words-ask-entry = { $place }を読み終えた。置換表には何が残るか。
predict-words-ask-depth = { $place }で、{ $child }はどう読まれるか。
predict-words-ask-limit-proof = { $child }へ下りる。証明数がいくつになるまで(しきい値)、そこに留まるか。
predict-words-ask-limit-disproof = { $child }へ下りる。反証数がいくつになるまで(しきい値)、そこに留まるか。
predict-words-ask-order = { $place }の手をどの順に読むと、αβ法が読む末端はいちばん少ないか。ほかの節の順番は変えない。
predict-words-ask-fewest = どの節でもいちばん良い順に読むと、αβ法が読む末端は最少でいくつか。
predict-words-ask-leaves = 根の値が決まるまでに、末端をいくつ読むか。
predict-words-ask-leaf-value = { $place }の値だけを変え、この順のまま、αβ法で一度読むとする。木全体で切られるのがちょうど { $cut } になるのは、どの値のときか。
predict-words-ask-whole = { $place }は { $bound } を返した。その下を全部読んだら、{ $place }の値はいくつになるか。
predict-words-ask-half = ここでは、手をどの順に読んでも、末端をこれより減らせない。{ $place }は何を示すのに要るか。
predict-words-ask-mean = 報酬は{ $reward }。{ $place }はこれまで{ $visits }回訪問し、平均は{ $mean }。これを足すと平均はいくつになるか。
predict-words-ask-pass = 一回の探索が終わったが、値はまだ決まらない。次はどの窓(α, β)で確かめるか。
predict-words-ask-null = { $place }でパスを読み終えた。そこの手も読むか、パスだけで切るか。
predict-words-exactly = ちょうど: 値そのもの
predict-words-at-least = 以上: 値はこの数か、もっと大きい
predict-words-at-most = 以下: 値はこの数か、もっと小さい
predict-words-table-no = 済まない
predict-words-entry = { $value }、深さ { $depth }、{ $best }
predict-words-no-move = 手なし
predict-words-table-exact = 済む: 値そのものがある
predict-words-table-at-least = 済む: 下限(以上)で足りる
predict-words-table-at-most = 済む: 上限(以下)で足りる
predict-words-in-full = そのままの深さで
predict-words-reduced = 浅く
predict-words-extended = 深く
predict-words-skipped = 読まない
predict-words-then = →
predict-words-leaves-in-order = { $right }(読む末端 { $leaves })
predict-words-no-less = 根の値がそれより小さくないことだけ
predict-words-no-more = 根の値がそれより大きくないことだけ
predict-words-both = その両方
predict-words-hint-returned = 数を変えうる手を枝刈りで捨てていれば、数は限界でしかない。先手(MAX)の節を切れば「以上」、後手(MIN)の節を切れば「以下」。
predict-words-hint-returned-how = 切られたか。切られていなければ、限界だけを返した子が決め手になっていないか。
predict-words-hint-table = 表の値が使えるのは、いま要る深さで読んであり(選択的なエンジンなら、より深くてもよい)、値そのものか、β 以上の「以上」か、α 以下の「以下」のとき。
predict-words-hint-table-how = 前に読んだ深さと今の深さ、限界と α や β を比べる。
predict-words-hint-entry = 節に入ったときの窓の中の数なら値そのもの、窓の外なら限界。深さは水平線まで数える。手は最善手を残すが、どの手も届かなかったときは残さない。
predict-words-hint-entry-how = 数を、この訪問の α、β と比べる。手番の側に要る値まで届いた手があるか。
predict-words-hint-depth = 並びの後ろの静かな手は浅く、損をしない王手は1手深く読む。水平線の近くでは、並びのずっと後ろの手、取り合いで損をする手、得が足りない手は読まない。
predict-words-hint-depth-how = その手が何番目か、どんな手かを見る。
predict-words-hint-limit = その子がいちばん安いあいだは、その下に留まる。
predict-words-hint-limit-how = ほかの子の中でいちばん小さい数に1を足したもの。親のしきい値のほうが小さければ、それ。
predict-words-hint-order = 最善手が早く来るほど、窓は早く狭くなる。
predict-words-hint-order-how = 手番の側にとっていちばん良い値の手を先頭に置く。
predict-words-hint-fewest = どの節でも最善手が先頭なら、反証する側は各節で一手、相手の手はすべて読む。
predict-words-hint-fewest-how = どの節も手が b 通り、深さ d 手なら b^⌈d/2⌉ + b^⌊d/2⌋ − 1。そろっていない木では、二つの証明の末端を数え、共通の一つは一度だけ数える。
predict-words-hint-leaves = 何も省かない。
predict-words-hint-leaves-how = どの節も手が b 通り、深さ d 手なら b の d 乗。
predict-words-hint-leaf-value = 値を一つずつ入れて、どこが切られるか考える。
predict-words-hint-whole = 限界は、切ったあと、またはそれ以上を尋ねなかったときに分かること。値そのものはミニマックス法の値。
predict-words-hint-whole-how = 捨てられた末端も含めて、下から大きいほう、小さいほうを繰り上げる。
predict-words-hint-half = 小さくないことは、先手(MAX)の手一つと、後手(MIN)の応手すべてで示す。大きくないことは、その逆。
predict-words-hint-half-how = 根からの道で、先頭でない手を選んだのは先手(MAX)の節か、後手(MIN)の節か。
predict-words-hint-selected = 足すのは二つの項。手番の側から見た平均と、親の訪問に比べて自分の訪問が少ないほど大きい項。
predict-words-hint-selected-how = 平均の最も良い子は、もう十分に訪問していて、ほかの子の番ではないか。
predict-words-ask-leader = あと{ $count }回くり返すと、訪問がいちばん多い手はどれか(同数なら、手番の側から見て平均のよい手)。
predict-words-hint-leader = 1回につき1手しか訪問されないので、差は多くても{ $count }回しか縮まらない。第1項は、手番の側から見たその手の平均。
predict-words-hint-leader-how = { $first }(平均{ $first-mean })が{ $second }(平均{ $second-mean })に{ $lead }回の差をつけている。
predict-words-hint-mean = 平均は、報酬の和を回数で割ったもの。
predict-words-hint-mean-how = ({ $before } × { $mean } + { $reward }) ÷ { $after }
predict-words-hint-pass = 一回の探索で分かるのは、値が窓のどちら側にあるかだけ。
predict-words-hint-pass-how = 次の窓は、前の探索が返した数のところ、そのすぐ上かすぐ下に置く。
predict-words-hint-null = 何もしなくても切れるほど良いなら、指せばなおさら良いはず、という見込み。
predict-words-hint-null-how = パスの値を、相手の側の限界と比べる。
predict-words-null-on = そこの手も読む
predict-words-null-cut = パスだけで切る

## 次の一歩が言わないときの、正しい理由

predict-words-reason-each = { $one }、{ $other }
predict-words-reason-open = { $place }の窓はまだ開いている(α { $alpha } < β { $beta })。だから残りも読む。
predict-words-reason-tie = ここの最善がそれに届けば、残りは切れる。同じ値でも切れる。
predict-words-reason-fewest = 根の値がそれより小さくないと示すのに要る末端は少なくとも { $less }、大きくないと示すのに要る末端は少なくとも { $more }。一つは両方に入るので、{ $less } + { $more } − 1 = { $sum }。
predict-words-reason-again = 偵察で分かった{ $scouted }の値は { $found }。新しい最善になったので、{ $scouted }を読み直す。
predict-words-reason-not-again = 偵察で分かった{ $scouted }の値は { $found }。{ $held } より良くないので、{ $scouted }は読み直さない。
predict-words-reason-bound = { $place }は{ $child }で決まる。その{ $child }について分かっているのは { $bound } だけ。
predict-words-one-of = { $one } か { $other }
predict-words-reason-cuts = { $each }。
predict-words-reason-read = { $values } なら{ $read }は読まれる
predict-words-reason-more-cut = { $values } ならほかにも切られる手がある
predict-words-reason-whole = { $place }から双方が最善を尽くすと{ $leaf }に着く。その値は { $value }。
predict-words-reason-half = { $leaf }までの道で、{ $prover }は先頭の手だけを選び、{ $other }はほかの手を選ぶ。その手でも{ $other }が得をしないと示すのに、{ $leaf }が要る。
predict-words-reason-both = { $leaf }までの道では、両者とも先頭の手だけを選ぶ。二つの証明に共通の末端。
predict-words-reason-exact = { $number } は{ $place }に入ったときの窓(α { $alpha }、β { $beta })の中にある。だから値そのものとして残す。
predict-words-reason-at-most = { $number } は{ $place }に入ったときの α({ $alpha })を超えない。だから「{ $kept }」として残す。
predict-words-reason-at-least = { $number } は{ $place }に入ったときの β({ $beta })に届いている。だから「{ $kept }」として残す。
predict-words-reason-kept-move = 深さは{ $depth }。最善手の{ $best }も残す。
predict-words-reason-kept-no-move = 深さは{ $depth }。{ $side }に要る値まで届いた手はないので、手は残さない。
predict-words-reason-leader = あと{ $count }回くり返すと、訪問は{ $leader }が{ $visits }回、{ $second }が{ $others }回になる。
predict-words-reason-leader-by-mean = あと{ $count }回くり返すと、訪問は{ $leader }も{ $second }も{ $visits }回。{ $side }から見た平均は{ $leader }({ $mean })のほうが{ $second }({ $other-mean })より良い。

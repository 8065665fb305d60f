### 予想の質問と答え。

## 質問

predict-words-ask-value = { $child }を読み終えた。このあと{ $place }の値はいくつになるか。
predict-words-ask-best = { $child }を読み終えた。{ $side }にとって、いままでの最善 { $before } より良いか。
predict-words-ask-take = { $side }は { $child } と { $before } のどちらを選ぶか。
predict-words-values = { $ask }({ $came }は { $value }、{ $before }は { $held })
predict-words-ask-next = いま{ $place }にいる。次にどこへ行くか。
predict-words-ask-settled = { $place }に手が残っている。残りも読むか、もう読まなくてよいか。
predict-words-ask-cut = { $place }に手が残っている。残りは読むか、切るか。切るならどの値で切れるか。
predict-words-ask-threshold-black = { $place }に手が残っている。いままでの最善がいくつ以上なら、残りを切るか(いちばん小さい整数)。
predict-words-ask-threshold-white = { $place }に手が残っている。いままでの最善がいくつ以下なら、残りを切るか(いちばん大きい整数)。
predict-words-ask-proof = { $place }の証明数が、子の数から数え直される。いくつになるか。
predict-words-ask-disproof = { $place }の反証数が、子の数から数え直される。いくつになるか。
predict-words-ask-candidate = { $place }で、{ $mv }は読む候補になるか。
predict-words-ask-narrowed = { $place }の最善が変わった。いま{ $place }の窓(α, β)はいくつか。
predict-words-ask-passed = 次に{ $child }を読む。どんな窓(α, β)を渡すか。

predict-words-at = いま{ $place }にいる。
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

### 何人かがそれぞれの利得を求める木。max^n とパラノイド探索。

payoffs-player = プレイヤー{ $player }

## 手順の文

payoffs-start = { $place }から読み始める。選ぶのは{ $player }。
payoffs-down = { $child }へ進む。選ぶのは{ $player }。
payoffs-leaf = { $place }は末端。利得は { $paid }。
payoffs-gets = { $how ->
    [first] { $at }{ $player }が{ $child }を選ぶと、{ $player }の利得は { $gain }。最初の値なので、まず { $paid } とする。
    [better] { $at }{ $player }が{ $child }を選ぶと、{ $player }の利得は { $gain }。{ $before }の { $old } より多い。これまでの最善は { $paid }。
    [same] { $at }{ $player }が{ $child }を選ぶと、{ $player }の利得は { $gain }。{ $before }と同じなので、{ $before }のまま。
   *[worse] { $at }{ $player }が{ $child }を選ぶと、{ $player }の利得は { $gain }。{ $before }の { $old } より少ないので、{ $before }のまま。
}
payoffs-leaves = { $how ->
    [first] { $at }{ $player }が{ $child }を選ぶと、{ $first }の利得は { $gain }。最初の値なので、まず { $paid } とする。
    [better] { $at }{ $player }が{ $child }を選ぶと、{ $first }の利得は { $gain }。{ $before }の { $old } より少ない。ここまでなら{ $player }は{ $child }を選ぶ。{ $paid } とする。
    [same] { $at }{ $player }が{ $child }を選ぶと、{ $first }の利得は { $gain }。{ $before }と同じなので、{ $before }のまま。
   *[worse] { $at }{ $player }が{ $child }を選ぶと、{ $first }の利得は { $gain }。{ $before }の { $old } より多いので、{ $before }のまま。
}
payoffs-too-little = { $at }{ $player }が{ $child }を選んでも、利得は { $left } 以下。{ $old } の{ $before }のまま。
payoffs-cut = { $at }{ $player }は{ $best } { $own } を得る。合計 { $sum } のうち{ $other }に残るのは { $left } 以下で、{ $other }には{ $above }もう{ $by } { $has } がある。{ $skipped }は読まない。
payoffs-cut-all = { $at }{ $player }は{ $best }合計 { $sum } をすべて得る。ほかの誰にも残らないので、{ $skipped }は読まない。
payoffs-exit = { $place }の利得は { $paid }。{ $player }は{ $best }を選ぶ。
payoffs-exit-cut = { $place }は { $paid } を返す。
payoffs-done = 読み終わり。{ $player }は{ $best }を選び、利得は { $paid }。

## 理由と説明札

payoffs-rule-own = { $player }は自分の利得がいちばん多い枝を選ぶ。ほかの人の利得は考えない。
payoffs-rule-first = { $player }は自分の利得がいちばん多い枝を選ぶ。ほかの人は、みな敵とみなす。
payoffs-rule-against = { $player }は{ $first }の敵で、{ $first }の利得がいちばん少ない枝を選ぶとみなす。
payoffs-why-leaf = 利得はプレイヤーの順に並ぶ。
payoffs-why-same = 同じ利得なら先の枝のまま。ほかの人の利得は違っていてもよい。
payoffs-why-cut = 負の利得はなく、全員の利得の合計は { $sum } を超えない。
payoffs-why-exit = 節が返すのは、そこで選んだ枝の、全員の利得。
payoffs-why-exit-cut = 飛ばした枝で{ $player }が得る分は、分からないまま。
payoffs-card-leaf = 末端。各プレイヤーの利得が順に並ぶ。
payoffs-card-nothing = 選ぶのは{ $player }。まだ何も返っていない。
payoffs-card-so-far = 選ぶのは{ $player }。これまでの最善は{ $best }。
payoffs-card-chooses = { $player }は{ $best }を選ぶ。
payoffs-card-cut = { $at }{ $player }が得る分を引くと、{ $above }に残るのは { $left } 以下。{ $above }がほかで得る分を超えない。
payoffs-card-all = { $at }{ $player }がすべてを得る。ほかの誰にも残らない。

payoffs-hidden = 点線で結んだ{ $nodes }は一つの情報集合で、手番のプレイヤーにはどの節にいるかが分からない。その一つだけの値には意味がないので、ここでは値を求めない。

## 問い

payoffs-ask-cut = { $place }に値が返った。残りの枝も読む?
payoffs-hint-cut = 合計のうち、上のプレイヤーに残るのはいくら?
payoffs-hint-own = それぞれで{ $player }が得る利得を比べる。
payoffs-hint-against = それぞれで{ $first }が得る利得を比べる。{ $player }はそれを少なくしたい。
payoffs-hint-how = これまでの最善は { $held }、返ってきたのは { $came }。
payoffs-hint-has = { $player }はここでもう { $own } を得ている。
payoffs-left = 残り { $left }

## 記入

payoffs-other-chosen = { $rule }書いてあるのは、ほかの枝の利得。
payoffs-pruned-too-much = 上のプレイヤーがもう得ている分より多くが、まだ残りうる。だから読まなければならない。

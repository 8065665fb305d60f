### 誤った規則。それに従う人の言葉で。

slips-never-cuts = 枝を刈らない。どの手も最後まで読む。
slips-window-forgotten = それまでに何が分かっていても、どの節も窓 (−∞, +∞) から始める。
slips-strict-cut = α > β のときだけ残りを刈る。同点では刈らない。
slips-worse-came = α ≧ β のときのほか、それまでの最善より良くない手が出たときも、その節の残りを刈る。
slips-better-came = α ≧ β のときのほか、それまでの最善より良い手が出たときも、その節の残りを刈る。
slips-wrong-side = 手番側の限界で刈る。先手の節では最善が α 以下のとき、後手の節では β 以上のとき、残りを刈る。
slips-deep-forgotten = すぐ上の節のそれまでの最善だけを限界とし、それより上で分かった値を忘れる。
slips-only-beta-cuts = 先手の節でだけ刈り、後手の節では刈らない。
slips-only-alpha-cuts = 後手の節でだけ刈り、先手の節では刈らない。
slips-only-leaves = 末端だけを刈り、先に手のある枝は必ず読む。
slips-one-move = 刈るのは一手だけで、その後の手は読む。
slips-swapped-window = 窓の α と β を取り違えて書く。先手が確保した値が β に、後手が確保した値が α になる。
slips-window-after = 節に渡される窓ではなく、節を出るときの窓を書く。
slips-one-window = α と β を全体で一つずつ使い、ある枝で分かった値を次の枝でもそのまま使う。
slips-last-bound = 前にもっと良い値があっても、先手の節では最後に戻った値を α に、後手の節では β にする。
slips-bound-of-child = 節の最善の値で、相手側の限界を動かす。先手の節で β、後手の節で α が動く。
slips-no-bounds = 刈った節から戻った値をそのまま本当の値とし、≧ も ≦ も付けない。
slips-edge-as-value = 窓の外に出た値の代わりに、窓の端の数を本当の値として書く。
slips-cut-is-zero = 刈った枝を 0 点と数える。
slips-first-is-best = どの節でも最初の手を最善とみなし、木の形だけで切る所を決める。
slips-swapped = 先手がいちばん小さい値を、後手がいちばん大きい値を選ぶ。
slips-root-chooses = 誰の番でも、根で指す側にいちばん良い手を選ぶ。
slips-opponent-chooses = 誰の番でも、根で指す側にいちばん悪い手を選ぶ。
slips-best-leaf = 途中で誰が指すかを考えず、その節で指す側にいちばん良い末端の値を取る。
slips-first-move = 最初の手の値をその節の値とし、ほかの手を数に入れない。
slips-last-move = 最後の手の値をその節の値とする。
slips-sum = 手の値の合計をその節の値とする。
slips-average = 後手の節では、手の値の平均を取る。
slips-starts-at-zero = 0 から比べ始める。先手の節の値は 0 より小さくならず、後手の節の値は 0 より大きくならない。
slips-mover-sign = 後手の節で符号を変え、指す側から見た数を書く。
slips-absolute = 符号を見ず、絶対値の大きい方を先手に良いとする。
slips-no-scouts = 幅1の窓で先に読むことをせず、どの手もふつうのαβ法のように窓の全体で読む。
slips-no-research = 幅1の窓で返った値を本当の値とし、どの手も読み直さない。
slips-sign-lost = 返ってきた値の符号がそのままで、相手から見た値なのにマイナスを付けていない。
slips-window-not-turned = 窓をそのまま渡している。相手の側では (−β, −α) になる。
slips-leaf-not-turned = 後手の手番の末端も、先手から見た値のままである。
slips-infinity-overflows = −∞ の符号を変えても −∞ のままである(型のいちばん小さい整数で起こる)。
slips-late-cut = 刈るかどうかを、最後の値で α や β が動く前に決めている。1手余計に読む。
slips-alpha-lost = α を次の節に渡していない。
slips-beta-lost = β を次の節に渡していない。
slips-one-comparison = どちらの側も、最善より大きい値だけを取る。後手は +∞ から始まるので、何も取らない。
slips-last-unread = 節の最後の手を読まない。
slips-cut-before-best = 残りを刈る値を、最善に取り入れる前に節を抜けている。それまでの最善が返る。
slips-white-moves-on = 後手が指した後も後手番のままで、末端まで続く。
slips-shared-best = 最善の値の変数が一つしかなく、下の節がそれを書き換える。
slips-inherited-lost = 自分の限界の代わりに、節の最善の値を渡している。上から来た限界が失われる。
slips-white-moves-alpha = 後手の節で、β ではなく α を動かしている。
slips-best-beyond-bound = 自分の限界を超える値だけを最善にしている。超えなければ、節は無限大を返す。
slips-other-edge = 後手の節が、β ではなく α を返す。
slips-not-exchanged = −α と −β を入れ替えずに渡している。α が相手側の限界になる。
slips-bound-for-best = 節が最善の値でなく、動かした限界(先手の節は α、後手の節は β)を返している。
slips-text-order = 値を数でなく文字の列として比べている(「10」が「9」より前になる)。
slips-reduced-trusted = 深さを減らして読んだ手の値が限界より良くても、元の深さで読み直さずにそのまま使う。
slips-reduced-again = 深さを減らして良い値が出た手を読み直すとき、深さを元に戻していない。
slips-proofs-summed = 子が一つあれば足りる数でも、子の数の最小でなく和を取る。
slips-proofs-least = 子が全部要る数でも、子の数の和でなく最小を取る。
slips-proofs-swapped = 最小と和が逆で、攻める側の節と受ける側の節を取り違えている。
slips-other-chosen = 子を選ぶのに、一つあれば足りる数でなく、全部要る数の最小の子へ進む。
slips-result-not-turned = 反復の結果を、どちらの側の節にもそのまま足す。相手の側では逆にしなければならない。
slips-mean-of-all = 節の結果の合計を、その節の訪問回数でなく、反復の総数で割る。

slips-found = ほぼ全体が、一つの誤った規則に従っています。「{ $rule }」
slips-other-value = { $tree }(先手番)では、この規則だと { $wrong } になる。正しくは { $right }。
slips-other-leaves = { $tree }(先手番)では、この規則だと末端を { $wrong } 個読む。{ $right } 個で足りる。
slips-other-less = { $tree }(先手番)では、この規則だと末端を { $wrong } 個しか読まない。{ $right } 個読む必要がある。
slips-log-follows = 最初の誤った行までと、その行は、{ $who ->
    [both] {""}
    [max] 先手の節だけで従った
   *[min] 後手の節だけで従った
}一つの誤った規則の探索と同じである。「{ $rule }」

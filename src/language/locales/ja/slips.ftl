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
slips-swapped = 先手がいちばん小さい値を、後手がいちばん大きい値を選ぶ。
slips-root-chooses = 誰の番でも、根で指す側にいちばん良い手を選ぶ。
slips-opponent-chooses = 誰の番でも、根で指す側にいちばん悪い手を選ぶ。
slips-best-leaf = 途中で誰が指すかを考えず、その節で指す側にいちばん良い末端の値を取る。
slips-first-move = 最初の手の値をその節の値とし、ほかの手を数に入れない。
slips-last-move = 最後の手の値をその節の値とする。
slips-sum = 手の値の合計をその節の値とする。
slips-average = 後手の節では、手の値の平均を取る。
slips-starts-at-zero = 0 から比べ始める。先手の節の値は 0 より小さくならず、後手の節の値は 0 より大きくならない。
slips-mover-sign = 後手の節で符号を変え、指す側から見た値を書く。
slips-absolute = 符号を見ず、絶対値の大きい方を先手に良いとする。
slips-no-research = 幅1の窓で返った値を本当の値とし、どの手も読み直さない。

slips-found = ほぼ全体が、一つの誤った規則に従っています。「{ $rule }」
slips-other-value = { $tree }(先手番)では、この規則だと { $wrong } になる。正しくは { $right }。
slips-other-leaves = { $tree }(先手番)では、この規則だと末端を { $wrong } 個読む。{ $right } 個で足りる。
slips-other-less = { $tree }(先手番)では、この規則だと末端を { $wrong } 個しか読まない。{ $right } 個読む必要がある。

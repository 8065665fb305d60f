### リスト「取り合いの値を求める」。

listing-compiler-name = 取り合いの値を求める
listing-compiler-symptom = コンパイラが「知らない名前だ」と言って、何も動かない。
listing-compiler-hint = 同じ型が二度出てくる。一字ずつ読み比べよう。
listing-compiler-explanation = Kyokumenl という型はない。末尾の l は打ち間違い。動かない版には値も歩みもないので、二つが分かれるのは動く前、コンパイラの言葉である。ほかにも、局面を変えない関数(const)なのに指し手を組み立てて調べること、同じ名の関数があるのに IsEnemy、IsSelf という変数を作って隠すことは、動いても読み手を迷わせる。
listing-compiler-line-function-evalgain-square-gain = 関数 EvalGain(升) → 攻める側の得
listing-compiler-line-isenemy-does-piece-there = IsEnemy ← 升の駒は後手のものか
listing-compiler-line-isself-does-belong-black = IsSelf ← 升の駒は先手のものか
listing-compiler-line-if-isenemy-and-black = IsEnemy で、先手に攻め駒があれば:
listing-compiler-line-kyokumen-now-copy-position = Kyokumen now ← この局面の写し
listing-compiler-line-gain-now-gainmax-value = 得 ← now.GainMax(…) − いまの値
listing-compiler-line-if-isself-and-white = IsSelf で、後手に攻め駒があれば:
listing-compiler-line-published = Kyokumenl now ← この局面の写し
listing-compiler-line-gain-value-now-now = 得 ← いまの値 − now.GainMin(…)
listing-compiler-line-return-gain = 得 を返す
listing-compiler-said-compiler-kyokumenl-not = コンパイラ: 「Kyokumenl」という名前は宣言されていない。動かない。
listing-compiler-said-piece-looked-at = 升の駒を見た。
listing-compiler-said-there-something-take = 取れる駒がある。
listing-compiler-said-copy-made = 写しを作った。
listing-compiler-said-exchange-made-on-copy = 写しの上で取り合った。
listing-compiler-var-gain = 得
listing-compiler-said-gain = 得は { $gain }。

### 問題用紙と解答のページ。

page-test-paper = 読み筋 問題用紙
page-name = 名前
page-tree = { $several ->
    [true] { $first }番から{ $last }番の問いの木
   *[false] { $first }番の問いの木
}
page-answer = 答え
page-guessing = 当てずっぽうで得をしないように、誤った選択は減点する。二択と、読むか刈るか、表で済むかの問いでは正解の点と同じだけ、ほかの三択以上ではたいていそれより少なく引く。いかにもありそうな二つの数や窓のうち、誤ったほうを書いたときも、正解の点と同じだけ引く。空欄は減点しない。合計は0を下回らない。
page-costs = 誤答の点: { $list }。
page-marking-key = 読み筋 解答
page-seed = 乱数の種 { $seed }
page-paper = 用紙 { $number }
page-step = { $lesson } · ステップ { $step }
page-quiz-tree = 木
page-quiz-board = 盤面
page-quiz-spelling = 12 や −120 のように整数で書く。無限大は ∞ か inf と書く。
page-quiz-spelling-parts = 12、−15/2、−7.5、−7½ のように、丸めずに書く。無限大は ∞ か inf と書く。
page-handout = 読み筋 書き込み用紙
page-handout-key = 読み筋 書き込み用紙の答え
page-handout-of = { $title } 書き込み用紙
page-handout-key-of = { $title } 答え
page-handout-about = 読み方は{ $algorithm }。{ $max }は値の大きいほう、{ $min }は小さいほうを選ぶ。{ $in_order ->
    [true] 枝は左から順に読む。
   *[false] {""}
}
page-about-alone = 読み方は{ $algorithm }。
page-handout-proof-about = 読み方は{ $algorithm }。根で指す{ $side }の側から証明する。{ $side }にとって 0 よりよい末端が勝ち、ほかは勝ちではない。
page-given-bounds = 読む前から分かっている、値の下限と上限: { $nodes }。
page-given-priors = 読む前に見積もった、最善である確率: { $nodes }。
page-given-tree = 木を文字で書くと(枝は左から順に): { $tree }。
page-handout-side = { $name }({ $word })
page-handout-points = { $cuts ->
    [true] 表の欄は正解1つで1点、消す枝は全部正しくて1点、合わせて{ $points }点。
   *[false] 表の欄は正解1つで1点、合わせて{ $points }点。
}
page-handout-values = 探索が各節を出るとき、その値はいくつか。限界しか分からないときは ≧ か ≦ を付ける。
page-handout-windows = どんな窓(α, β)で読まれるか。
page-handout-cuts = 読まれない枝は、木の上で線を引いて消し、その行は空けておく。
page-handout-numbers = 各節の最後の証明数と反証数はいくつか。無限大は ∞ と書く。
page-handout-node = 節
page-handout-value = 値
page-handout-proof = 証明数
page-handout-disproof = 反証数
page-handout-unread = 読まない
page-handout-large = { $lesson }: 木の節が{ $nodes }個ある。半ページに入るのは{ $most }個まで
page-handout-long = { $lesson }: 書き込む節が{ $rows }個ある。半ページに入るのは{ $most }個まで
page-handout-unfinished = { $lesson }: 読みが終わっていないので、書き込むものがない
page-question = 問{ $number }

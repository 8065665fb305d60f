### 副コマンドが書くもの: 人のための答えと、答えがない理由。

cli-see-help = { $sentence }。使い方は --help
cli-usage-unknown = 「{ $argument }」という引数はない
cli-usage-value = 「{ $argument }」に「{ $value }」は使えない
cli-usage-values = (使えるのは { $values })
cli-usage-why = : { $why }
cli-usage-no-number = 整数ではない
cli-usage-range = { $value } は範囲 { $range } の外
cli-usage-no-value = 「{ $argument }」に値がない
cli-usage-missing = 必要な引数がない: { $arguments }
cli-usage-conflict = 「{ $argument }」は「{ $other }」と一緒には使えない
cli-usage-twice = 「{ $argument }」は一度しか使えない
cli-usage-near = { $sentence }。もしかして「{ $name }」か
cli-output-not-written = 出力に書けなかった: { $error }
cli-input-not-read = 入力を読めなかった: { $error }
cli-input-too-large = 入力が { $most } MB を超えている
cli-nodes = { $count }節
cli-leaves = 末端{ $count }
cli-cuts = 枝刈り{ $count }
cli-scouts = 偵察{ $count }
cli-re-searches = 読み直し{ $count }
cli-known-from-probes = 先に調べて分かっていた値{ $count }
cli-table-hits = 表から{ $count }
cli-promises = 約束{ $count }
cli-lessons = 課題{ $count }
cli-moves = { $count }手
cli-lines = { $count }手順
cli-lines-of-this-length = この手数の手順は{ $count }
cli-column-reader = 読み手
cli-column-depth = 深さ
cli-column-nodes = 節
cli-column-move = 手
cli-column-score = 値
cli-column-line = 手順
cli-column-ms = ms
cli-none = なし
cli-warning = 注意: { $warning }
cli-expected-one-of = 次のどれか: { $ids }
cli-expected-all-or = all か、次のどれか: { $ids }
cli-beside-unknown = --beside { $name }: 次のどれか: { $names }
cli-edit-unknown = --edit { $name }: N=900 や セ=900 のような末端とその値、lab、--beside と同じ名前のどれかを書いてください
cli-candidates-count = 合法手{ $legal }のうち{ $count }
cli-candidates-not-generated = 作らない手
cli-check-sum = { $lessons }、{ $promises }、破れた約束{ $broken }。確かめたステップの主張{ $claims }、うち偽{ $wrong }
cli-false-claim = 偽: { $algorithm }、{ $kind }、ステップ{ $step }
cli-no-legal-move = { $player }: 指せる手がない
cli-plays = { $player } の手は { $best } { $name }
cli-value-for-black = 先手から見た値 { $value }
cli-value-for-black-changed = 先手から見た値 { $value }(この手で { $change })
cli-as-good = 同じ値の手{ $count }: { $moves }
cli-no-engine-list = エンジンの一覧がない。ウィンドウの「読み比べ」の「登録…」で作ってください
cli-no-engine = { $file }: エンジン「{ $name }」はない。あるのは { $names }
cli-compare-unit = 歩の100分の1、先手から見た値
cli-tree-not-grown = 深さ{ $depth }の木を作れなかった
cli-not-answered = { $seconds }秒たっても答えないので、止めた
cli-compare-scores = 値は先手から見たもので、歩=100。エンジンが教えるのは手順で、木ではない
cli-mates = { $winner ->
    [black] 先手
   *[white] 後手
}の勝ち(詰み)
cli-mates-in = { $winner ->
    [black] 先手
   *[white] 後手
}の勝ち({ $plies }手で詰み)
cli-eval-value = { $evaluator }: 先手から見て { $black }、手番の側から見て { $mover }
cli-eval-chance = 双方が最善を尽くしたとき黒が勝つ確率は { $chance }、最善手は { $best }
cli-eval-value-in-discs = { $evaluator }: 黒から見て { $black }、手番の側から見て { $mover }(石1つは{ $disc })
cli-eval-over = 終局している。数えるのは石だけ
cli-eval-stage = 段階
cli-exchange-too-many = 取り合いの木が{ $nodes }節を超えるので、終わりまで調べていない
cli-value = 値 { $value }
cli-exchange-first = 最初の取り { $value }: { $moves }
cli-exchange-running = ここまでの駒得 { $numbers }
cli-exchange-backed-up = 繰り上げた値 { $numbers }
cli-exchange-line = 手順 { $moves }
cli-exercise-no-such-thing = { $flag }: 「{ $goal }」が作るのは将棋の局面なので、これは指定できない
cli-exercise-counts = { $nodes }、{ $leaves }: 評価する末端{ $read }、{ $cuts }
cli-exercise-points = { $points }点
cli-exercise-written = { $file } に書いた
cli-fill-refused = --fill { $entry }: { $why }
cli-fill-expected = NODE=TEXT と書く
cli-fill-no-node = この名前の節はない
cli-fill-no-number = 数として読めない
cli-fit-step = 最小二乗法: { $steps }回の{ $step }回目
cli-fit-round = 3周の{ $number }周目: { $played }/{ $games }局
cli-fit-same = プログラムの中の重みと同じ
cli-fit-others = プログラムの中の重みと違う
cli-fit-report = { $games }局、種 { $seed }。{ $positions }局面に合わせ、ほかの対局の{ $left }局面は使わずに残した
cli-fit-bytes = { $file }: { $bytes }バイト
cli-fit-errors = 残した局面での、最終の石の差との違い(石の数、二乗平均の平方根)
cli-fit-columns = 段階  石数    局面数  石差  零     三角 turtle
cli-grow-filter = all、captures、checks、yss、best:N(N は1から65535)のどれか
cli-grow-one-position = -o: 課題に入る局面は一つ。いくつも読む --sfen - とは一緒に使えない
cli-grow-depth-0 = --depth 0: 候補の手を読むには、深さが1手以上要る
cli-algorithm-unfit = --algorithm { $algorithm }: { $unfit }
cli-value-and-line = 値 { $value }、手順 { $line }
cli-value-and-a-line = 値 { $value }、手順の一つ { $line }
cli-value-so-far = ここまでで { $value }
cli-passes = 探索{ $count }回
cli-grow-unfinished = 途中まで: 上限に達したので、木の値はない
cli-grow-counts = 節{ $nodes }、省いた手{ $skipped }。読んだのは{ $entered }、評価した{ $evaluated }、{ $cuts }。{ $ms } ms ({ $algorithm })
cli-no-lesson = 「{ $lesson }」という課題もファイルもコマンドもない。課題の一覧は yomisuji lessons
cli-no-lesson-but-near = 「{ $lesson }」という課題もファイルもコマンドもない。もしかして { $ids } か。課題の一覧は yomisuji lessons
cli-found-game = { $lesson }: 課題ではなく棋譜。課題(.ron)を渡してください
cli-found-course = { $lesson }: 課題ではなくコース。課題を渡してください
cli-found-marks = { $lesson }: 課題ではなく成績のコード。課題(.ron)を渡してください。コードは yomisuji marks --codes で読めます
cli-no-course-marks = 配点のあるコースの成績ではない。コースを開いて書き出してください
cli-no-codes = { $file }: 成績のコード(yomisuji-marks:…)がない
cli-codes-too-large = -: コードの入った文字が { $most } MB を超えている
cli-found-position = { $lesson }: 課題ではなく局面。課題(.ron)を渡してください
cli-algorithm-cannot-run = アルゴリズム「{ $algorithm }」は課題 { $lesson } では動かない: { $unfit }
cli-no-position = 局面がない。--sfen か、--game othello --position で渡してください
cli-no-game-position = 局面がない。--game { $game } には --position で渡してください
cli-position-of-game = --position は --game othello など、ほかのゲームのもの。将棋の局面は --sfen
cli-sfen-of-shogi = --sfen は将棋のもの。ほかのゲームの局面は --position
cli-expected-sfen = SFEN
cli-expected-board = そのゲームの盤
cli-empty-line = { $line }行1文字目: 何もない。{ $expected }を書いてください
cli-not-utf8 = { $column }文字目: UTF-8でないバイトがある。{ $expected }をUTF-8で書いてください
cli-in-line = { $line }行、{ $error }
cli-no-lesson-in-folder = { $folder }: 課題(*.ron)が一つもない
cli-expected-theme = light か dark
cli-expected-mode = watch、predict、what-if、fill-in のどれか
cli-expected-signs = kanji か international
cli-expected-language = ja か en
cli-even-games = --games { $games }: どの序盤も先後を入れ替えて2局ずつ指すので、偶数にしてください
cli-mate-found =
    { $plies }手詰({ $alone ->
        [unique] 解は一つ
        [several] 解は一つではない
       *[unknown] 解が一つかは不明
    })
    初手 { $first }
    手順 { $line }
cli-no-mate-no-check = 詰まない: 王手が一つもない
cli-no-mate-within = { $plies }手以内では詰まない
cli-mate-unknown = 分からない: 調べ終わる前に上限に達した
cli-nodes-and-time = 節{ $nodes }、{ $ms } ms
cli-record-branch = 変化：{ $ply }手
cli-record-game = { $number }局目、{ $line }行
cli-option-of-shogi = { $option } は --game { $game } では使えない。いつもの局面から始まり、ひとりでに終わる
cli-series-result = { $a } 対 { $b }: { $wins }勝{ $losses }敗{ $draws }分
cli-series-progress = { $played }/{ $games }: { $wins }勝{ $losses }敗{ $draws }分
cli-series-discs = 終局での A の石の差は、平均 { $mean }
cli-series-game = { $command }、{ $number }局目
cli-drops = { $total }(うち、ほかに手がなかったもの{ $forced })
cli-series-endings = 終わり方: 詰み{ $mate }、千日手{ $repetition }、連続王手{ $perpetual }、{ $plies }手で打ち切り{ $long }
cli-series-endings-of-game = 終わり方: 盤上の勝ち{ $won }、千日手{ $repetition }、{ $plies }手で打ち切り{ $long }
cli-series-drops = 打った駒: A は{ $a }、B は{ $b }
cli-pairs = 2局ひと組の得点が 0、½、1、1½、2 点だった組: { $counts }
cli-elo = Elo { $elo } ± { $error } (95 %)
cli-elo-without-error = Elo { $elo }(誤差はこの対局からは分からない)
cli-elo-without-pairs = Elo なし: 反則も時間切れも異常終了もない組が一つもないか、片方が一度も指していない
cli-series-faults = 時間切れ{ $time }、異常終了{ $crash }、反則{ $illegal }
cli-series-unrated = Elo に入れない{ $pairs }組: 強さと関係なく終わった対局がある(A の負け: { $a }。B の負け: { $b })
cli-elo-without-limit = Elo の差は限りなく大きい: 片方が全部勝った
cli-los = LOS { $los } %
cli-limit-without-engine = { $option } は engine:yss のように、名前に節の数がないエンジンのためのもの。ここでは { $a } と { $b }
cli-opening-plies-of-games = --opening-plies は将棋のほかのゲームのもの。将棋で無作為な序盤から指すのは match
cli-in-order-of-shogi = --in-order は将棋のもの。ほかのゲームのプレーヤーはいつも手を順に試す
cli-file-taken = { $flag } { $path }: このファイルは{ $why ->
    [read] これから読むものなので、上書きできない
   *[written] いま書いたものなので、上書きできない
}。ほかのファイルにしてください
cli-too-deep = --depth { $depth } は深すぎる。{ $deepest } まで
cli-legal-moves = 合法手{ $count }
cli-moves-of-chance = 偶然が選びうる手{ $count }
cli-legal-moves-in-check = 合法手{ $count }、王手がかかっている
cli-legal-moves-over = 合法手{ $count }、終局している
cli-expected-format = kif、ki2、csa、jkf、usi、sfen のどれか。オセロなら ggf、sgf、moves のどれか、ほかのゲームなら moves
cli-expected-encoding = utf-8 か shift_jis
cli-game-not-held = { $file }: { $game }の棋譜は { $format } では書けない
cli-json-and-to = --json も --to も標準出力に書く。--to の結果は -o FILE でファイルに書いてください
cli-json-and-output = --json と -o - は両方とも標準出力に書く。書き出すファイルは -o FILE で指定してください
cli-files-and-output = -o -: { $format } では一歩ごとに1ファイルになる。-o FILE で指定してください
cli-more-faults = ほか{ $count }件
cli-record-to-stdout = -o -: 標準出力に書くなら -o は要らない。-o にはファイルの名前を書いてください
cli-no-format-ending = { $path }: 名前の終わりから形式が分からない。--to で形式を書くか、.kif, .ki2, .csa, .jkf, .usi, .sfen, .ggf, .sgf, .moves のどれかにしてください
cli-half-record = { $file }: { $sentence }。{ $path } がもうあるので、途中までの棋譜には置きかえていない
cli-before-fault = { $path }: 読めなくなる前までを書いた
cli-record-lost = { $format } に書けないもの: { $what }
cli-step-expected = --step: 「{ $step }」は使えない。数か last を書いてください
cli-no-step = { $lesson }: ステップ{ $step }はない。最後は{ $last }
cli-run-step = { $lesson } ({ $algorithm })、ステップ { $step }/{ $last }
cli-none-yet = まだない
cli-run-counts = 読んだのは{ $entered }、評価した{ $evaluated }、{ $cuts }、評価しなかった{ $never }
cli-run-counts-grown = 読んだのは{ $entered }、評価した{ $evaluated }、{ $cuts }
cli-cut-by = 枝刈りした値: { $rows }
cli-proof-holds = 成立    { $what } = { $expected }
cli-proof-broken = 破れた  { $what }: { $expected } のはずが { $actual }
cli-expected-size = 幅x高さ。320x240から8000x8000まで
cli-position-without-algorithm = { $file }: 局面にはアルゴリズムがないので、--algorithm は書かない
cli-zoom = --zoom { $zoom }: 0.000001 から 1000000000 までの数を書いてください
cli-not-png = { $file }: 名前の終わりを .png にしてください
cli-exact-of-othello = --exact は --game othello のもの。ほかのゲームは終わりまで読まない
cli-empties-of-exact = --empties-to-winner は --exact と一緒に使う
cli-exact-without-depth = --exact は終わりまで読む。--depth ではなく --nodes か --movetime を書くか、何も書かない
cli-no-limit = 限りがない。--depth、--nodes、--movetime のどれかを書いてください
cli-best-unfinished = 最善 { $best }、深さ1が終わっていない
cli-best-score = 最善 { $best }、値 { $score }
cli-best-final = 最善 { $best }、最終の石の差 { $score }
cli-line = 手順 { $moves }
cli-mated = 指せる手がない: 詰み
cli-over-score = 終局している、値 { $score }
cli-limit-before-end = 終わりが分かる前に限りに達した
cli-search-end = 節{ $nodes }、毎秒{ $rate }。値は手番の側から見たもの、歩は{ $pawn }
cli-search-end-of-game = 節{ $nodes }、毎秒{ $rate }。値は手番の側から見たもの、{ $evaluator }
cli-mate-in-plies = 詰み { $plies }
cli-more-moves = … 他{ $count }手
cli-tree-too-large = --tree: 入力が{ $most }バイトを超える
cli-tree-needs-board = アルゴリズム「{ $algorithm }」には盤が要る。数の木では動かない
cli-bounds-of-star = --bounds: 値の範囲を使うのは star1 と star2 だけで、{ $algorithm } は使わない
cli-bounds-expected = --bounds: 「{ $text }」ではなく、0..10 のように小さいほうから二つの数を書いてください
cli-tree-value = { $algorithm }: 値 { $value }、手順 { $line }、評価した{ $leaves }
cli-never-evaluated = 評価しなかった末端: { $leaves }
cli-cut-at = { $kind ->
    [deep] 深い枝刈り
    [shallow] 浅い枝刈り
    [scout] 偵察の窓による枝刈り
   *[caller] 呼んだ側の窓による枝刈り
} { $node }: 値 { $value }、限界 { $bound } は { $ancestor } で { $setter } が決めた
cli-cut-at-window = 枝刈り { $node }: 値 { $value }、限界 { $bound } は探索に渡された窓のもの
cli-does-not-compile = コンパイルできない
cli-never-part = 最後まで同じ
cli-part-at = { $line }行、ステップ{ $step }で分かれる
cli-listing = リスト { $id }: 正 { $right }、誤 { $faulty }。{ $part }
cli-usi-no-number = go { $word } の後に数がないので、読み飛ばす
cli-usi-unknown-word = go の「{ $word }」が分からないので、読み飛ばす
cli-usi-line-too-long = 行が長すぎるので、終わりまで読まなかった
cli-usi-no-value = { $name } の値「{ $value }」は使えない。前のままにする
cli-usi-taken-as = { $name } を { $value } にはできない。代わりに { $used }
cli-usi-no-position = 局面がない(最後の position は読めなかった)
cli-usi-no-thread = スレッドを始められなかった: { $error }
cli-usi-unknown-command = 「{ $command }」が分からないので、読み飛ばす
cli-usi-unknown-option = 「{ $name }」という設定はない
cli-usi-not-pondering = go ponder の前の ponderhit なので、読み飛ばす
cli-usi-search-move = searchmoves の「{ $text }」: { $why }
cli-usi-no-search-moves = searchmoves に指せる手がないので、すべての手を読む
cli-usi-declares = 入玉宣言勝ち: 玉のほかに{ $pieces }枚が敵陣にあり、{ $points }点
cli-usi-move = { $ply }手目「{ $text }」: { $why }
cli-from-after-to = --from { $from } が --to { $to } より後にある。--to より前にしてください
cli-stops-never = --stops { $names }: この読みでは一度も起こらないので、止まる所がない。
cli-stops-node = --stops: 節「{ $node }」は木にない
cli-stops-name = --stops: 「{ $name }」は使えない。出来事の種類(cut など)、alpha、beta、best、line、above:N、below:N、reach:NODE、finish:NODE、explores、visits:N:NODE のどれかを書いてください
cli-terminal = 端末から応答がない: { $error }
cli-walk-keys = → ← 一歩 / Shift+→ ← 注目点 / Ctrl+→ ← 見どころ / Alt+→ ← 章 / ↑ ↓ 枝 / Home End / L 言語 / q 終わり
cli-no-window = { $nodisplay }。代わりに、端末で{ $which ->
    [first] 最初の課題
   *[named] その課題
}を読む
cli-why-unfinished = { $lesson }: 木が途中までなので、その探索は何も答えられない
cli-not-a-log = { $name } は探索記録ではない。1行目に "yomisuji search-log 2" が要る
cli-judge-right = 正しい。{ $steps } ステップのすべてが、探索のするべきことである。
cli-judge-right-so-far = ここまでは正しい。記録は根が返る前に、{ $steps } ステップで終わっている。
cli-judge-before = { $error }。その前の{ $steps }ステップは正しい
cli-log-fault = 誤り   { $line }行目、ステップ{ $step }: { $what }
cli-lines-answered = { $lines }行に答えました
cli-record-stdin = 標準入力の棋譜(1行に1局の USI)は --positions でだけ読む
cli-expected-usi-game = SFEN か USI の棋譜
cli-guesses-no-move = 選ぶ手がない
cli-guesses-same = どちらも { $best }: 正確には { $exact-value }、見込みでは { $value }
cli-guesses-differ = 正確には { $exact }({ $exact-value })、見込みでは { $guessed }({ $value })
cli-guesses-none = 見込みを一つも使わなくても、正確なエンジンと同じ手にはならない。手の順番か表による違い。
cli-guesses-decisive = ステップ{ $step }より前の見込みだけなら、まだ { $exact } を選ぶ。その一つを加えると { $chooses }{ $all ->
    [same] {""}
   *[other] 、全部では { $selective }
} を選ぶ。{ $words }
cli-bench-signature = 署名 { $nodes }: 選択的なエンジンが深さ { $depth } までに入った節({ $evaluator })
cli-bench-signature-exact = 正確 { $nodes }: 正確なエンジンが深さ { $depth } までに入った節
cli-bench-selective = 選択的
cli-bench-exact = 正確
cli-column-nodes-a-second = 節/秒
cli-column-cpu-ms = CPU ミリ秒
cli-column-mean-depth = 平均の深さ
cli-column-figure = 測定値
cli-column-budget = 上限・下限
cli-bench-steps = { $evaluator }: 深さ { $depth } までの節とCPU時間、1局面 { $nodes } 節で読み終えた平均の深さ
cli-bench-all-steps = すべての見込み
cli-bench-without = { $step } なし
cli-bench-counts = すべての見込み: 入った節 { $entered }
cli-bench-recalled = 置換表で分かった節: { $recalled }
cli-bench-scouts = 幅1の窓(偵察): { $scouts }、広い窓での読み直し: { $again }
cli-bench-passes = 試したパス: { $passes }、それで足りた: { $enough }
cli-bench-margin = 静的な値で打ち切った節: { $cut }
cli-bench-reduced = 浅く読んだ手: { $reduced }、合わせて { $plies } 手、元の深さでの読み直し: { $again }
cli-bench-extended = 深く読んだ手: { $extended }
cli-bench-skipped = 読まなかった手: { $skipped }
cli-bench-cuts = 窓による枝刈り: { $all }、スタンドパット・1手目・2手目・3手目・4手目・それより後: { $cuts }
cli-usi-player-option = usi:{ $text } の「{ $option }」は、名前=値 の形で書く
cli-usi-player-without-name = usi: の後に、一覧にあるエンジンの名前かプログラムが要る
cli-usi-player-of-shogi = usi:{ $text } は将棋のエンジンで、--game { $game } では指せない
cli-series-endings-more = 投了 { $resign }、宣言勝ち { $declaration }、反則手 { $illegal }、時間切れ { $time }、異常終了 { $crash }
cli-series-fault = { $number }局目: { $fault }
cli-series-spent = { $ms } ミリ秒(CPU { $cpu } ミリ秒)、{ $moves } 手
cli-series-spent-by = 1手の平均: A { $a }、B { $b }
cli-series-cpu-ratio = A が1手に使ったCPU時間は B の { $percent } %
cli-series-how = { $how ->
    [mate] 詰み
    [won] 盤上の決着
    [repetition] 千日手
    [perpetual_check] 連続王手の千日手
    [max_plies] 手数で打ち切り
    [resign] 投了
    [declaration] 宣言勝ち
    [illegal] 反則手
    [time] 時間切れ
   *[crash] 異常終了
}
cli-series-game-over = { $number }局目: A({ $side ->
    [black] 先手
   *[white] 後手
})の{ $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] 引き分け
}、{ $how }、{ $plies }手
cli-no-exploration = --exploration: { $why }
cli-no-iterations = 「{ $algorithm }」は標本を取る。回数を--iterationsで示す
cli-other-playout = --playout: ここに「{ $given }」はない。あるのは{ $known }
cli-samples-not = 「{ $algorithm }」は標本を取らない。--iterations、--exploration、--seed、--playoutは使えない
cli-no-choice = 木が末端1つだけで、選ぶ手がない
cli-run-sampled = { $iterations }回、訪問した節{ $visited }、平均{ $mean }、手順 { $line }
cli-sampled = { $algorithm }: { $iterations }回、選んだ手{ $best }、平均{ $mean }
cli-not-in-range = { $flag }: 「{ $text }」は{ $least }から{ $most }までの整数ではない
cli-grid-is-sampled = 三目並べにエンジンはない。「search --game tic-tac-toe」には--algorithm(uct、puct、ucb1、flat-monte-carlo)が要る
cli-game-over = 終局していて、選ぶ手がない
cli-nobody-chooses = ここは偶然手番で、選ぶ手がない。さいころを振ったあとの局面を渡してください
cli-sampled-moves = 最善{ $best }({ $iterations }回)、平均{ $value }
cli-no-range = { $flag }: 「{ $text }」は1から255までの数の範囲(2..5 など)ではない
cli-sum-of-max-n = --sum は max-n だけで使う。{ $algorithm } では使わない
cli-sum-expected = --sum { $text }: 負でない数を書いてください
cli-root-of-players = --root: プレイヤーは順に指し、根はプレイヤー1の手番

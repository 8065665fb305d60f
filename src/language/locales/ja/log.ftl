### ほかのプログラムの探索記録。読めない理由と、どのステップがなぜ誤りか。

log-no-head = 最初の行には「yomisuji search-log 2」か、「"yomisuji": "search-log"」と「"version": 2」のあるオブジェクトが要る
log-version = 「{ $found }」がある。版は 1 か 2 で、「yomisuji search-log 2」のように書いてください
log-no-enter = 「enter」の行がないまま終わっている。何も探索していない
log-no-word = ここには見出しの行(algorithm、root、view、tree、order、infinity、cut、return、bounds、results、exploration)か depth か enter が要るが、「{ $found }」がある。記録でない行の前には # を書いてください
log-no-event = ここには enter、leaf、back、cut、exit、stand、recall、reduce、depth のどれかが要るが、「{ $found }」がある。記録でない行の前には # を書いてください
log-too-fine = 「{ $found }」がある。ほかの数と一緒に正確に数えるには細かすぎる。小数点以下の桁を減らすか、分母の小さい分数で書いてください
log-plain-tree = ここには数の入れ子リストが要るが、偶然手番か何人もの利得のある木がある
log-number = ここには ±{ $most } までの数が要るが、「{ $found }」がある
log-left-over = 「{ $found }」がある。行はここで終わるはず
log-missing = 「{ $found }」の後に何もない。もう一つ要る
log-algorithm = ここには { $names } のどれかが要るが、「{ $found }」がある。ほかのアルゴリズムの記録はまだ読めない
log-one-of = ここには { $names } のどれかが要るが、「{ $found }」がある
log-half-window = 「{ $found }」がある。α と β は行の終わりに両方書くか、両方省いてください
log-no-window = 「{ $found }」がある。{ $name } に窓はないので、節の名前だけを書いてください
log-name = 表示できない名前がある。名前は{ $most }文字までで、見えない文字は使えない
log-too-deep = この節は深すぎる。{ $most }手まで
log-root-again = 探索はここで終わっている。根には{ $line }行目で入り、もう戻っている。深さを変えて探索し直すなら、その前に depth の行を書いてください
log-null-window = αβ法なら、ここはこの幅1の窓にならない。PVS か MTD(f) の記録なら、見出しに「algorithm pvs」か「algorithm mtd-f」と書いてください
log-nothing-open = 入っている節がない。要るのは enter
log-not-a-leaf = { $node }には子があるのに、一つも読まずに戻っている。要るのは enter
log-nothing-back = 戻ってきた値がない。back は leaf か exit のすぐ後に書いてください
log-leaf-returns = 前の行で末端が返した値と同じ値を書いてください
log-below-leaf = { $node }は木の末端で、その下には入れない
log-no-child = { $node }に「{ $name }」という子はない。木での{ $node }の子は{ $count }個
log-read-twice = { $node }は{ $line }行目でもう読んでいる。要るのはほかの子。見出しに「algorithm pvs」とあるか、深さを減らして読んだ子(reduce の行)なら、戻った直後にもう一度読んでもよい
log-depth-inside = depth は探索と探索の間に書く。{ $node }からはまだ戻っていない
log-recall-late = recall は{ $node }の子を読む前に書く
log-stand-late = { $node }の stand は、子を読む前に一度だけ書く
log-stands = 指さずに止められる探索なら、見出しに「algorithm quiescence-alpha-beta」(または quiescence)と書いてください
log-reduces = ミニマックスには限界がないので、どの手を元の深さで読み直すか決められない。reduce を書くなら、見出しは「algorithm alpha-beta」のような窓のある探索にしてください
log-reduce-alone = reduce のすぐ後には、深さを減らして読む子の enter が要る
log-of-proofs = 「{ $found }」は証明数探索の記録の言葉。見出しに「algorithm pns」か「algorithm df-pn」と書いてください
log-not-in-proofs = 「{ $found }」がある。証明数探索の記録に書けるのは enter、expand、thresholds、leaf、numbers、leave、exit だけ
log-of-samples = 「{ $found }」は標本を取る探索の記録の言葉。見出しに「algorithm uct」(または ucb1、flat-monte-carlo)と書いてください
log-not-in-samples = 「{ $found }」がある。標本を取る探索の記録に書けるのは iteration、expand、enter、playout、update だけ
log-result = 「{ $found }」という結果はない。見出しの results の範囲(この行がなければ「results 0 1」)で書いてください
log-results = 「{ $found }」がある。MAX にとって最悪の結果、最良の結果の順に書いてください
log-exploration = ここには定数 C(0から1000まで)が要るが、「{ $found }」がある
log-visits = ここには訪問回数が要るが、「{ $found }」がある
log-no-iteration = ここには iteration が要る。もう一度、根から下りる
log-no-playout = この反復にはまだ結果がない。先に playout が要る
log-root-only = { $name } は根の子より深くへは行かない。ここには playout が要る
log-count = ここには末端の個数(0以上の整数か inf)が要るが、「{ $found }」がある
log-numbers-first = { $parent }の証明数と反証数(numbers)を書く前に、{ $node }を展開している。要るのは leaf か、その前の numbers
log-thresholds-late = { $node }の thresholds は、enter のすぐ後に書く
log-expand-first = { $node }の子が分からない。子の名前を並べた expand か、見出しの tree が要る
log-expand = { $node }の expand は、numbers の前に一度だけ、子の名前を重ならないように全部並べて書く
log-plies = ここには0から255までの手数が要るが、「{ $found }」がある
log-second = ここから二つ目の記録が始まっている。一つのファイルに書けるのは一つの探索
log-too-many-parts = この行の数は、前の数と一緒に正確に数えるには細かすぎる。小数点以下の桁を減らすか、分母の小さい分数で書いてください
log-bound = ここには数か、無限大を表す null が要るが、「{ $found }」がある
log-object = JSON オブジェクトを書いてください
log-object-value = 語か数、またはそれらのリストを書いてください
log-object-kind = 出来事の名前(enter、leaf、back、cut、exit、stand、recall、reduce、depth、証明数探索では expand、numbers、thresholds、leave も、標本を取る探索では iteration、playout、update も)を書いた「kind」が要る
log-object-field = 「{ $found }」という項目がある。書けるのは { $names } で、それぞれ一度だけ
log-not-utf8 = UTF-8 でないバイト { $byte } がある。ここには文字が要る
log-long-line = この行は長すぎる。{ $most }バイトまで
log-broken-off = 記録はここから先を読めない。ファイルか圧縮がここで切れているか、壊れている({ $error })
log-cut-nothing = { $node }の cut は、子から戻った後に一度だけ書く

## 課題

log-title = 探索記録 { $name }
log-source = ほかのプログラムの探索の記録。
log-notes = 木は、記録の1行ずつを記録のとおりに見せます。節に入るときの窓、枝刈り、返す値や表から取る値、読み直しと、記録に木の全体があれば末端の値も、記録から分かるかぎり1ステップずつ確かめてあります。誤りのあるステップでは、何が正しいかとその理由を述べます(Ctrl+→ で次の誤りへ)。R を押すと、このプログラムの読みを横に並べます(それに要る値が記録にあれば)。
log-ours = yomisuji の読み
log-needs-value = この読みには{ $node }の値が要るが、記録には書かれていない。記録の見出しに木の全体(tree の行)を書いてください。
log-only-watched = 探索記録は見るだけです。誤りがあるかもしれないので、問題に出したり、ここで変えたりはしません。
log-unfinished = 記録は根から戻る前に終わっています。そこまでを見せています。
log-all-right = { $steps }ステップのどれにも、誤りは見つかりませんでした。
log-some-wrong = { $steps }ステップのうち、誤りは{ $wrong }か所です。最初はステップ{ $first }(記録の{ $line }行目)です。
log-mark = 誤り

## 誤ったステップと、それに基づくステップが述べること

log-says-root = 記録は{ $node }から始まる。
log-says-enter = 記録では、{ $node }へ進む。
log-says-enter-window = 記録では、窓 { $window } で{ $node }へ進む。
log-says-leaf = 記録では、末端{ $node }の値は { $value }。
log-says-back = 記録では、{ $node }が{ $child }から { $value } を受け取る。
log-says-window = 記録では、{ $node }の窓が { $window } になる。
log-says-recall = 記録では、{ $node }の値を表から取る({ $value })。
log-says-stand = 記録では、{ $node }で指さずに止めれば { $value }。
log-says-cut = 記録では、{ $node }で枝を刈り、{ $skipped }を読まない。
log-says-numbers = 記録では、{ $node }の証明数と反証数は { $numbers }。
log-says-thresholds = 記録では、{ $node }のしきい値は { $numbers }。
log-says-leave = 記録では、{ $child }から値の決まらないまま戻る。
log-says-reduce = 記録では、深さを減らして{ $child }を読む。
log-says-playout = 記録では、反復が{ $node }で止まり、結果が出る。
log-says-added = 記録では、反復の結果を{ $node }に足す。
log-says-exit = 記録では、{ $node }は { $value } を返す。
log-rests = これは、誤っているステップ{ $step }に基づいている。
log-skips = 記録はここを読んでいない。

## どこが誤りで、なぜか

log-wrong-window = 窓が違う。いまの{ $parent }の窓からすると{ $node }の窓は { $expected } のはずだが、記録では { $found }。
log-missed-cut = 枝刈りを忘れている。{ $parent }の窓は { $window } で α ≧ β だから、{ $child }はもう結果に関わらない。それでも記録は読んでいる。
log-after-cut = 枝刈りの後は何も読まないはず。{ $parent }で枝を刈ったのに、記録は{ $child }へ進んでいる。
log-wrong-order = 順番が違う。木の{ $parent }では{ $child }より前に{ $expected }があるが、記録はまだ読んでいない。
log-early-leaf = 読みが浅い。{ $node }には手があるのに、一つも読まずに末端として評価している。ここで読みを終えると言う depth の行もない。
log-wrong-leaf = 末端の値が違う。木では{ $node }は { $expected } だが、記録では { $found }。
log-wrong-back = 戻りの値が違う。{ $child }が返した値は{ $parent }では { $expected } にあたるのに、{ $parent }は { $found } を受け取っている{ $turned ->
    [true] 。違うのは符号だけである
   *[false] {""}
}。
log-early-cut = 枝刈りが早すぎる。{ $node }の窓 { $window } はまだ閉じていないので、読まない枝が結果に関わるかもしれない。
log-cut-of-minimax = ミニマックスは枝を刈らない。それなのに記録は{ $node }で刈っている。
log-wrong-value = 値が違う。{ $node }で{ $side }は、返ってきた値のうちいちばん{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
} { $expected } を選ぶはず{ $hard ->
    [none] {""}
   *[other] (フェイルハードなら窓の端の { $hard })
}だが、記録では { $found }{ $swapped ->
    [true] 。これはいちばん{ $wants ->
        [larger] 小さい
       *[smaller] 大きい
    }値で、max と min が入れ替わっている
   *[false] {""}
}。
log-hard-value = 値が違う。この記録の節は窓の限界までしか返さない(フェイルハード)ので、{ $node }は限界の { $within } を返すはずだが、記録では、返ってきた値のうちいちばん良い { $expected } になっている。
log-soft-value = 値が違う。この記録の節は窓の外の値もそのまま返す(フェイルソフト)ので、{ $node }は { $expected } を返すはずだが、記録では窓の限界の { $within } になっている。
log-unread = { $node }は、{ $skipped }を読まないまま戻っている。{ $closed ->
    [true] 窓は閉じているので枝刈りは正しいが、記録に cut の行がない
   *[false] 窓はまだ開いているので、読まなければ結果が変わるかもしれない
}。
log-read-again = 読み直す意味がない。窓 { $window } で{ $node }は { $value } を返していて、{ $inside ->
    [true] これは窓の中だから、もう正確な値である
   *[false] いまの窓で読み直しても、それより正確にはならない
}。
log-not-again = 読み直しを忘れている。幅1の窓で読んだ{ $node }が返した { $value } は限界でしかなく、窓 { $window } の中にある。
log-not-in-full = 元の深さでの読み直しを忘れている。{ $plies }手浅く読んだ{ $child }が { $value } を返し、{ $whose ->
    [alpha] α({ $bound })を上回っている
   *[beta] β({ $bound })を下回っている
}。
log-reduced-again = 読み直す意味がない。深さを減らして読んだ{ $node }は { $value } を返している。これは限界より良くないか、いまの読みも前より深くない。
log-table = 表の値が違う。{ $node }が前に返した値({ $expected })が、記録の値({ $found })と合わない。
log-table-tree = 表の値が違う。木で{ $node }の値は { $expected } だが、記録は { $found } を使っている。
log-table-bound = 表の値({ $found })はここでは使えない。これだけでは、窓 { $window } に対して{ $node }の値がどこにあるか分からない。
log-table-depth = 表の値は浅すぎる。{ $node }は{ $expected }手先まで読むはずだが、記録が使ったのは{ $found }手先までの値。
log-chosen = 選ぶ子が違う。{ $parent }で記録は{ $which ->
    [first] 証明数
   *[second] 反証数
}が { $found } の{ $node }へ進んでいるが、{ $expected }の方が { $least } で小さい。
log-counted = 証明数と反証数が違う。子の数からすると{ $node }は { $expected }({ $which ->
    [first] 証明数は子の最小、反証数は子の和
   *[second] 反証数は子の最小、証明数は子の和
})のはずだが、記録では { $found }。
log-thresholds = しきい値が違う。{ $node }のしきい値は { $expected } のはずだが、記録では { $found }。
log-stays = { $leaves ->
    [true] 戻るのが早すぎる。{ $node }の数は { $numbers } で、どちらもしきい値 { $thresholds } に達していない。
   *[false] 戻るのが遅すぎる。{ $node }の数は { $numbers } で、一方がしきい値 { $thresholds } に達しているのに、記録はまだ先へ進んでいる。
}
log-settled = もう読むものはない。{ $node }の数は { $numbers } で、すでに決まっている。それでも記録は先へ進んでいる。
log-unsettled = { $node }の数は { $numbers } で、まだ証明も反証もされていないのに、記録では値を返している。
log-untried = 選ぶ子が違う。{ $parent }で{ $expected }はまだ一度も訪れていないのに、記録はまた{ $node }へ進んでいる。
log-selected = 選ぶ子が違う。{ $parent }で記録が進んだ{ $node }は平均と加点の和が { $found } だが、{ $expected }の方が { $most } で大きい。
log-below-new = { $node }は初めて訪れた節なので、反復はここで止まるはずだが、記録は先へ進んでいる。
log-wrong-result = 結果が違う。{ $expected ->
    [none] { $node }の下に、値が { $found } の末端はない
   *[other] 末端{ $node }は { $expected } だが、記録では { $found }
}。
log-not-added = 反復が通った{ $node }に、結果を足していない。
log-wrong-visits = 訪問回数が違う。{ $node }を通った反復は{ $expected }回だが、記録では{ $found }回。
log-wrong-mean = 平均が違う。{ $node }の{ $visits }回の結果の平均は { $expected } だが、記録では { $found }。
log-unproved = 記録がここで述べていることは、それまでに読んだことからは出てこない。

## 多くの誤りに共通する原因

log-cause-window = { $bound ->
    [both] α も β も下の節に渡っていない
    [alpha] α が下の節に渡っていない
   *[beta] β が下の節に渡っていない
}。節の{ $bound ->
    [both] α か β
    [alpha] α
   *[beta] β
} が有限な所から下に入る{ $count }回のすべてで、その値が下の節の窓にない。最初は{ $line }行目。
log-cause-view = 見出しに「view { $view }」{ $view ->
    [mover] (ネガマックスのように手番の側から見た数)
   *[other] (MAX から見た数)
}の行を書けば、誤りは{ $wrong }か所でなく{ $left }か所になる。

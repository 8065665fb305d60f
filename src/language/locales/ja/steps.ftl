### 一歩で何が起きたか。

## 数と並び

steps-holds = { $mated ->
    [true] は{ $child }でも詰まされる
   *[false] には、もう{ $by } { $value } がある
}
steps-at-least = { $value } 以上
steps-at-most = { $value } 以下
steps-or-more = { $value } 以上
steps-or-less = { $value } 以下
steps-or-sooner = { $value }か、それより早い詰み
steps-or-later = 早くても { $value }
steps-by-guess = 見込みで { $value }
steps-by-reduced = 浅い読みで { $value }
steps-value-of = { $before }の { $value }
steps-more-than = { $than } より大きい
steps-less-than = { $than } より小さい
steps-sooner-than = { $than } より早い
steps-later-than = { $than } より遅いか、詰まない
steps-between = ・
steps-and = { $first }・{ $last }
steps-by-move = { $child }の
steps-by-stopping = { $child }の
steps-the-pass = パス
steps-space = {""}
steps-and-more = { $names }ほか{ $more }手
steps-window = 窓は { $window }
steps-matters = 意味があるのは { $window } だけ

## 進む

steps-start = { $place }から読み始める。手番は{ $side }で、いちばん{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
}値を選ぶ。
steps-down-leaf = { $child }へ進む。
steps-down = { $child }へ進む。手番は{ $side }。
steps-down-window = { $child }へ進む。手番は{ $side }。{ $window }。
steps-deeper = { $why }、ここから{ $plies }手延ばして読む。
steps-scout = { $child }を偵察する。{ $than }かどうかだけを尋ねる。{ $window }。
steps-again-found = 偵察によれば{ $child } { $found }。どれだけ良いかを知るために{ $child }を読み直す。{ $window }。
steps-rereading = 偵察によれば{ $child } { $found } で、いま{ $child }を読み直している。
steps-again = { $child }のほうが良かった。どれだけ良いかを知るために読み直す。{ $window }。
steps-again-guessed = { $child }のほうが良さそうなので、最善と比べる前に読み直す。{ $window }。
steps-aspires = 前の深さの値 { $value } を見当にして、その上下 { $margin } だけを読む(アスピレーション窓)。窓は { $window }。値がこの外なら読み直す。
steps-wider = 値は窓の外だった。窓を広げて根から読み直す。窓は { $window }。
steps-opens = 値は窓の外だった。窓を全部開いて根から読み直す。
steps-tests = 尋ねることは一つ。根の値は、窓 { $window } のどちらの外にあるか。
steps-dream = { $place }から勝手読みを始める。{ $side }は、相手が{ $side }の望みどおりの手を選んでくれると思い込んでいる。
steps-exchange = { $place }を読む。手番は{ $side }。取るか、取らないか。
steps-try = { $child }と取ってみる。次は{ $side }の番。

## 末端、止まる

steps-leaf = { $place }は末端。{ $what }。
steps-leaf-because = { $place }は末端({ $because })。{ $what }。
steps-its-value = { $what }は { $number }
steps-counts-as = 値は { $number } とする
steps-sum = 駒の点 { $standing } に、{ $capture }で始まる取り合い { $change } を加えて { $value }
steps-no-exchange = 駒の点は { $value } で、得な取り合いはない
steps-nothing-to-take = { $at }{ $side }に取る手はもうない。値は今の駒得 { $value }。
steps-decline = { $at }{ $side }が取らなければ { $value }。取る手はこれより良いか。
steps-stand-pat = { $at }{ $side }は止まれば { $value } になる(スタンドパット)。取る手などはこれより良いか。

## 読みが終わるわけ

steps-end-depth = 読む深さが尽きた
steps-end-no-capture = 水平線の先で、取る手がもうない
steps-end-no-sharp-move = 水平線の先で、読むべき激しい手がない
steps-end-limit = 水平線の先に読む手数も尽きた
steps-end-nothing-selected = どの種類の手にも当てはまる手がない
steps-end-over = 読む手がない
steps-end-finished = 終局

## 返ってきた値

steps-first = { $child }から { $value } が返る。{ $at }{ $side }が得た最初の値なので、これが今の最善。
steps-better = { $child }の { $value } は{ $old } より{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
}。{ $at }{ $side }の最善は { $value } に変わる。
steps-same = { $child }の { $value } は{ $before }と同じ。{ $at }{ $side }の最善は、先に見つけた{ $by } { $still } のまま。
steps-not-better = { $child }の { $value } は、すでにある{ $old } を{ $wants ->
    [larger] 上回らない
   *[smaller] 下回らない
}。{ $at }{ $side }の最善は { $still } のまま。
steps-scout-better = 偵察によれば{ $child }は { $value }。{ $at }{ $side }の最善は{ $child }に変わるが、どこまで良いかはまだ分からない。
steps-again-better = 読み直した{ $child }は { $value }。偵察よりも良い。{ $at }{ $side }の最善になる。
steps-again-same = 読み直すと{ $child }は { $value }。偵察では { $found } だった。{ $at }{ $side }の最善は{ $child }のまま。
steps-again-meets = 読み直すと{ $child }は { $again }。偵察では { $found } だったので、{ $child }はちょうど { $value }。{ $at }{ $side }の最善は{ $child }のまま。
steps-pass-thought = { $side }が一手パスすると { $value } になる。パスは指せないので、候補ではない。この手順から{ $side }の手を生成する。
steps-pass-tested = { $side }がパスすると { $value } になる。パスは指せないので、このままでも足りるかを確かめただけ。
steps-has-more = { $child }は { $value }{ $improves ->
    [true] で、この節では今のところ最善だが、
   *[false] で、良くはならない。
}{ $place }{ $side }{ $holds }。
steps-not-refuted = { $child }は { $value }{ $improves ->
    [true] で、この節では今のところ最善だが、
   *[false] 。
}これでは問いに答えられない。「いいえ」と答えるには、{ $side }に { $needed } の手が要る。
steps-outside-guess = { $child }は { $value }{ $improves ->
    [true] で、この節では今のところ最善だが、
   *[false] 。
}見当をつけた窓の外にある。
steps-outside-test = { $child }は { $value }{ $improves ->
    [true] で、この節では今のところ最善だが、
   *[false] 。
}この回の窓の外で、{ $side }の望む側ではない。
steps-outside-edge = { $child }は { $value }。{ $at }{ $side }にとって、窓の端の { $edge } より良くはない{ $improves ->
    [true] が、この節では今のところ最善
   *[false] {""}
}。
steps-outside-nothing = { $child }は { $value }。それだけでは決まらない。

## 枝刈り

steps-cut-kind = { $kind ->
    [contradiction] { $deep ->
        [true] 離れた節との矛盾で枝刈り
       *[false] 矛盾で枝刈り
    }
    [alpha] { $deep ->
        [true] 深いα枝刈り
       *[false] α枝刈り
    }
   *[beta] { $deep ->
        [true] 深いβ枝刈り
       *[false] β枝刈り
    }
}
steps-cut-stops = { $at }{ $side }は止まれば { $value } になる。
steps-cut-has = { $at }{ $side }は{ $child }を選べば { $value } にできる。
steps-cut-better = だが{ $above }{ $other }には、もう{ $by } { $bound } がある。{ $other }はここに来させないので、残りの{ $skipped }は読まない({ $kind })。
steps-cut-equal = だが{ $above }{ $other }には、もう{ $by } { $bound } がある。同じ値では得がないので、残りの{ $skipped }は読まない({ $kind })。
steps-cut-scouted = だが{ $above }{ $other }が{ $by }から { $bound } を得られることは、偵察でもう分かっている。残りの{ $skipped }は読まない({ $kind })。
steps-cut-asked = { $above }知りたいのは、{ $by }が { $asked }かどうかだけ。{ $place }に来れば、残りの{ $skipped }が何点でもそうなるので、読まない(偵察の窓)。
steps-cut-outside = 窓の端は { $bound } で、その外のことは尋ねられていない。残りの{ $skipped }は読まない。
steps-cut-off = { $at }{ $skipped }は読まない({ $because ->
    [pass] パスしても足りたので、指せばなおさら足りるという見込み
    [margin] 何も指さなくても差が十分に大きいという見込み
    [table] 表の値で足りる
    [settled] 一つあれば足りる
    [mean] 何点でも平均は窓の外
    [sum] 合計のうち残る分が足りない
   *[window] 窓が閉じた
})。

## 節を離れる

steps-done = 読み終わり。{ $side }の最善は{ $child }、値は { $value }{ $ties ->
    [0] {""}
   *[other] (同じ値の手がほかに{ $all ->
        [true] {""}
       *[false] 少なくとも
    }{ $ties }手)
}。読み筋は{ $line }。
steps-misses = 根の値は { $value } で、窓の外。本当の値はまだ分からない。
steps-bounds-meet = 下限と上限が一致した。
steps-pass-ends = { $number }回目の答え。根の値は { $value }。
steps-returns = { $side }に{ $child }があるので、{ $place }は { $value } だと分かる。それだけを上に返す。
steps-returns-stopping = { $side }はここで止まれるので、{ $place }は { $value } だと分かる。それだけを上に返す。
steps-returns-guess = { $place }は、その見込みだけで { $value } を返す。
steps-only-bound = { $place }を調べ終えた。分かったのは { $value } ということだけだが、それで足りる。
steps-chooses-stopping = { $place }を調べ終えた。{ $side }は止まることを選び、値は { $value }。
steps-chooses = { $place }を調べ終えた。{ $side }は{ $child }を選び、値は { $value }。
steps-wished = { $place }は { $value } になるはずだ、と{ $dreamer }は思う。{ $side }が{ $child }を選んでくれるなら。
steps-dream-ends = 勝手読みの終わり。{ $side }は{ $child }を選び、{ $value } を夢見る。夢の読み筋は{ $line }。
steps-counts-on = { $child }なら { $value }。{ $at }は{ $side }の番なのに、{ $dreamer }はこの手を選んでもらうつもりでいる。
steps-not-thought-of = { $child }なら { $value }。{ $side }がこの手を選ぶとは、{ $dreamer }は考えない。

## 取り合い

steps-take = { $side }は{ $child }と取れば { $value }、取らなければ { $old }。{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
}方の { $value } を選び、取る。
steps-take-same = { $side }は{ $child }と取っても { $value }、取らなくても { $old }。得にならないので取らない。
steps-take-not = { $side }は{ $child }と取ると { $value }、取らなければ { $old }。{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
}方の { $old } を選び、取らない。
steps-capture-better = { $side }は{ $child }と取れば { $value }。{ $before }の { $old } より{ $wants ->
    [larger] 大きい
   *[smaller] 小さい
}ので、最善は{ $child }に変わる。
steps-capture-same = { $side }は{ $child }と取っても { $value }。{ $before }の { $old } と同じなので、先に見つけた{ $before }のまま。
steps-capture-not = { $side }は{ $child }と取ると { $value }。{ $before }の { $old } を{ $wants ->
    [larger] 上回らない
   *[smaller] 下回らない
}ので、最善は{ $before }のまま。
steps-exchange-declined = 読み終わり。{ $side }は取らない。取り合いの値は { $value }。
steps-exchange-taken = 読み終わり。{ $side }は{ $child }と取る。取り合いの値は { $value }。
steps-declines = { $at }{ $side }は取らない。値 { $value } を上に返す。
steps-takes = { $at }{ $side }は{ $child }と取る。値 { $value } を上に返す。

## 窓、表、深さなど

steps-narrowed = { $at }{ $side }は{ $mated ->
    [true] { $child }でも詰まされる
   *[false] { $by } { $to } を確保した
}。{ $moved }。{ $window }。
steps-moves = { $letter } を { $from } から { $to } に{ $wants ->
    [larger] 上げる
   *[smaller] 下げる
}
steps-inequality = { $place } { $letter } { $to }(前は { $letter } { $from })
steps-iteration = 深さ{ $depth }の読みを始める。
steps-pass-begins = { $number ->
    [1] 1回目。最初の見当は { $guess }。
   *[other] { $number }回目。前の回の答え { $guess } が、新しい見当になる。
}
steps-asked = もし{ $child }を読んだらどうなるか。読み終わったあとで、{ $plies ->
    [0] 水平線の先を
   *[other] { $plies }手先まで
}読んでみる。根の値はもう変わらない。
steps-recalled = { $place }はもう知っている。{ $from ->
    [none] {""}
   *[some] { $from }
}{ $reach ->
    [end] 最後まで
   *[plies] { $plies ->
        [0] 水平線の先を
       *[other] { $plies }手先まで
    }
}読んだときの値は { $value }。読み直さない。
steps-repeats = { $place }は{ $plies }手前と同じ局面である。{ $loser ->
    [none] 千日手で、値は { $value }
   *[some] 王手を続けた{ $loser }の負けで(連続王手の千日手)、値は { $value }
}。読み直さない。
steps-candidate = { $child }を候補に加える。{ $by ->
    [none] {""}
   *[some] 読み筋の{ $by }を見て、
}{ $why }{ $value ->
    [none] {""}
   *[some] 、仮の値は { $value }
}。
steps-passed = { $at }{ $side }がもし一手パスしたら、{ $plies ->
    [0] 相手は何を指してくるか。
   *[other] どうなるか。{ $plies }手浅く読んでみる。
}
steps-reduced = { $child }は{ $plies }手浅く読む({ $because })。
steps-extended = { $child }は{ $plies }手深く読む({ $because })。
steps-skipped-by-guess = { $child }は見込みで読まない({ $because })。
steps-because-late = 並びの後ろの手だから
steps-because-passed = パスの後だから
steps-because-check = 王手だから
steps-because-sacrifice = 捨て駒を取る手だから
steps-because-recapture = 取り返す手だから
steps-because-only-move = ほかに手がないから
steps-because-forced = 応手が決まっているから
steps-numbers = { $place }の証明数と反証数は { $numbers }。
steps-limits = { $place }の証明数と反証数のしきい値は { $limits }。
steps-leave = { $at }{ $reduced ->
    [true] 浅く読んだ
   *[false] 偵察した
}{ $child }は { $value }。{ $side }にとって { $edge } より良いので、最善と比べる前に、{ $reduced ->
    [true] 元の深さで
   *[false] 値を知るために
}もう一度読む。
steps-cut-enough = { $at }{ $side }は{ $child }を選べばよいと分かった。残りの{ $skipped }は読まない。

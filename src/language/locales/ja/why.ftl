### 一歩の理由。

## 入る

why-leaf-entered = 末端なので、これより先は読まない。
why-goal = { $place }の値は、{ $how ->
    [wished] { $chooser }が選ぶものとして
   *[chosen] { $chooser }が選ぶので
}、子の値のうちいちばん{ $function ->
    [max] 大きいもの(max)
   *[min] 小さいもの(min)
}になる。
why-has = { $at }{ $side }{ $holds }。そこで{ $side }の役に立つのは、それより良い値だけである。
why-question = 幅1の窓の端と端のあいだに値はないので、分かるのは、値が { $than }かどうかだけである。
why-asks-still = ここで知りたいのは、値が { $than }かどうかだけである。
why-guess = 根の窓は{ $state ->
    [open] 片方の端が
   *[closed] {""}
}前の深さからつけた見当で、誰かが確保した値ではない。根の値がその窓の外なら、根を読み直す。
why-guessed = 窓の端の { $edge } は前の深さからつけた見当で、誰かが確保した値ではない。
why-test = 値は整数なので、幅1の窓の中に値はない。だから返る値は、根の値の下限か上限になる。この窓の端は、下の節に渡されても、誰かが確保した値ではない。
why-open = まだ誰にも確かな値がないので、どんな値にも意味がある。
why-withheld = { $at }{ $side }{ $holds }。だが、その限界はここには渡されていない。

## 末端、止まる

why-no-move = 読む手がないので、比べるものもない。
why-passed-up = { $value } がそのまま上に返り、そこで比べられる。
why-inside = { $low } < { $number } < { $high } で、窓の内側にある。
why-outside = { $number } { $sign } { $edge } なので、窓の内側ではない。
why-may-stop = 止まることも選べるので、最善は { $value } から始まる。最善を変えるのは、{ $than }値の手だけである。

## 返ってきた値

why-pass-thought = このパスの値は最善と比べない。比べるのは、指せる手の値だけである。
why-nothing-to-compare = { $function }({ $nothing }, { $value }) = { $value }。比べる値がまだない。
why-improves = { $value } { $better } { $old } なので、{ $function }({ $old }, { $value }) = { $value }。もし返った値が { $useless } だったら、最善は{ $before }のままだった。
why-keeps = { $value } { $notbetter } { $old } なので、{ $function }({ $old }, { $value }) = { $old }。最善を変えるのは、{ $than }値だけである。
why-tie = { $value } { $notbetter } { $old } なので、{ $function }({ $old }, { $value }) = { $old }。同じ値なら、先に見つけたほうを残す。
why-again-same = 偵察は尋ねるだけで、値はこの読みで分かった。
why-again-meets = 下限と上限が等しいので、ありうる値は { $value } だけである。
why-again-better = { $old } は{ $child }を偵察したときの限界で、ほかの手と比べているのではない。
why-scout-only = 偵察の値は限界にすぎないので、本当の値を知るには読み直さなければならない。

## 窓

why-narrowed = { $to } { $better } { $from } なので、{ $function }({ $from }, { $to }) = { $to }。これからここで{ $side }の役に立つのは、{ $more }値だけである。{ $state ->
    [closed] { $to } { $reached } { $limit } となり、窓は閉じた。
   *[open] まだ { $to } { $reached } { $limit } なので、窓は開いている。残りの手があれば、それにも意味がある。
}

## 枝刈り

why-window-closed = 窓が閉じた。
why-reaches = { $value } { $sign } { $bound } である。
why-root-stays = { $guess ->
    [true] この読みでは、残りの手が何点でも、
   *[false] 残りの手が何点でも、
}{ $place }の値は { $value } になるが、{ $at }{ $other }は{ $by } { $bound } のほうを選べるので、根の値は変わらない。{ $others ->
    [0] {""}
   *[other] 上の節には、枝刈りの根拠になる限界がほかにも{ $others }個ある。
}
why-answer-stays = { $guess ->
    [true] この読みでは、残りの手が何点でも、
   *[false] 残りの手が何点でも、
}{ $place }の値は { $value } で、尋ねられたことにはこれで足りる。
why-only-bound = 枝刈りの根拠になる限界は、ほかにない。
why-resumes = もし{ $child }が { $past } 値だったら、{ $skipped }も読まなければならなかった。
why-cut-by-pass = 手番を渡しても足りるのだから、指せばもっと良いはずだと見なす。パスより良い手が一つもない局面(ツークツワンク)なら、この見込みは外れる。
why-cut-by-margin = 残りの深さではそこまで減らないと考えた。ここでは何も読んでいない。
why-cut-by-table = 表の値は、足りる深さまで読んだものである。もっと浅い値なら、読み直さなければならなかった。
why-cut-settled = 答えは「はい」か「いいえ」なので、一つ決まればほかの手では変わらない。

## 節を離れる

why-may-be-more = { $guess ->
    [true] 値が { $value } 以上だと言えるのは、見込みが正しいときだけである。
   *[false] 読まなかった手のほうが良いかもしれないので、値は { $value } 以上としか言えない。
}
why-may-be-less = { $guess ->
    [true] 値が { $value } 以下だと言えるのは、見込みが正しいときだけである。
   *[false] 読まなかった手のほうが良いかもしれないので、値は { $value } 以下としか言えない。
}
why-extreme = { $value } の先に値はないので、限界がそのまま値になる。
why-fails-mate = ここで読んだことから分かるのは、{ $value } ということだけである。
why-fails-at-least = { $value } を返した手について分かっているのは、それ以上ということだけなので、ここも { $value } 以上としか言えない。
why-fails-at-most = { $value } を返した手について分かっているのは、それ以下ということだけなので、ここも { $value } 以下としか言えない。
why-pass-answered = この回に尋ねたのは、値が { $number } { $whose ->
    [most] 以下
   *[least] 以上
}かどうかだけ。答えは「{ $answer ->
    [yes] はい
   *[no] いいえ
}」。
why-wished = 手の値の { $function } が { $value } である。どちらの番でも、{ $chooser }が選ぶものとして読んでいる。
why-others = 手の値の { $function } が { $value } { $guess ->
    [true] になるのは、読んで分かったことと見込みとを合わせた結果である。
   *[false] で、読んだほかの手はどれも { $value } { $wants ->
        [less] 以下
       *[more] 以上
    }である。
}

## 表、候補、深さなど

why-recalled = { $from ->
    [here] 前にこの節に来たときに分かった値で、
   *[other] 表は、同じ局面ならどの手順で来ても値は同じと見なす。この値は
}ここで求められる深さまで読んであり、窓に対しても足りる。
why-repeat = 規則では同じ局面が4回現れると千日手になる。繰り返したい側は繰り返しを続けられるので、読みの中では2回目で千日手と見なす。
why-provisional = 仮の値は手を並べるためのものである。どの手を読むかはそれで変わるが、手の本当の値は変わらない。
why-candidate = 候補になった手だけが読まれる。候補にならない手が最善なら、それは見つからない。
why-iteration = 浅い読みは手間がかからず、その結果を使うと、もっと深い読みで良い手を先に並べやすい。
why-iteration-again = 深さ{ $before }で最善だった手から読む。
why-passes = 根の値の下限と上限が同じ数になるまで、回を重ねる。
why-bounds-meet = 下限と上限の一方はこの回に、もう一方は前の回に分かった。
why-asked = 根の値は決まっているので、これは読みの一部ではない。どんな値が出ても、根は変わらない。
why-pass = 指す手がないからではなく、何もしないと何が起きるかを知るためである。パスそのものは指せない。
why-pass-tested = 指す手がないからではなく、パスでも足りるなら指せばなおさら足りると見込んで、手を読まずに済ませるためである。パスそのものは指せない。
why-reduce = 良い手は並びの前にあるはずなので、後ろの手は浅く確かめる。思ったより良ければ、元の深さで読み直す。
why-extend = ここで止めると、やり取りの途中で値を付けることになる。ふつうの手なら延ばさない。
why-skip = { $reason ->
    [futile] 静的評価値に、この手で得られそうな点を足しても、窓の内側に入りそうにない。
    [late] これだけ後ろに並ぶ静かな手が最善であることは少ない。
    [exchange] 取る駒より、取り返される駒のほうが高い。
   *[unknown] 理由は記録にない。
}もし良い手だったなら、値は違うかもしれない。
why-leave-reduced = 浅い読みで分かったことは見込みにすぎないので、元の深さまで読んでから比べる。
why-leave-scouted = 見込みを使う探索では、偵察も見込みで答えることがあるので、次の読みの値だけを比べる。
why-numbers = この数が、次にどこを読むかを決める。
why-guessed-away = 見込みで読まなかった{ $count }手は、ここでは数えていない。
why-guessed-shallower = { $count }手は、見込みで浅く読んである。
why-guessed-table = その深さは見込みで浅くしたものかもしれず、値も見込みによるものかもしれない。
why-guessed-below = もっと下での見込みや、表にある値によっては、違うかもしれない。

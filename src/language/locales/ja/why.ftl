### 一歩の理由。

## 入る

why-leaf-entered = 末端なので、これより先を読まずにここで決まる。
why-goal = ここの値は、{ $how ->
    [wished] { $chooser }が選ぶものとして
   *[chosen] { $chooser }が選ぶので
}、子の値の { $function } になる。
why-has = { $at }{ $side }には、もう{ $by }の { $value } がある。そこで{ $side }の役に立つのは、それより良い値だけである。
why-question = この窓は問いである。値は { $than }か。幅1の窓なので、分かるのは「はい」か「いいえ」だけである。窓の端は、誰かが確保した値とは限らない。
why-asks-still = ここで知りたいのは、値が { $than }かどうかだけである。
why-guess = この窓の{ $state ->
    [open] 、∞ でないほうの端
   *[closed] 両端
}は誰かが確保した値ではなく、見当にすぎない。根の値が外なら、根を読み直す。
why-guessed = 窓のこの端は前の深さからつけた見当で、誰かが確保した値ではない。
why-test = 値は整数なので、幅1の窓の中に値はない。だから返る値は、根の値の下限か上限になる。
why-tested = この窓は根から渡されたこの回の問いで、その端は誰かが確保した値ではない。
why-open = まだ誰にも確かな値がないので、どんな値にも意味がある。
why-withheld = { $at }{ $side }には、もう{ $by }の { $value } がある。だが、その限界はここには渡されていない。

## 末端、止まる

why-no-move = 読む手がないので、比べるものもない。
why-passed-up = { $value } がそのまま上に返り、そこで比べられる。
why-inside = { $low } < { $number } < { $high } で、窓の内側にある。
why-outside = { $number } { $sign } { $edge } なので、窓の内側ではない。
why-may-stop = 止まることも選べるので、最善は { $value } から始まる。最善を変えるのは、{ $than }値の手だけである。

## 返ってきた値

why-pass-thought = このパスの値は最善と比べない。比べるのは、指せる手の値だけである。
why-nothing-to-compare = { $function }({ $nothing }, { $value }) = { $value }。比べる値がまだない。
why-improves = { $value } { $better } { $old } なので、{ $function }({ $old }, { $value }) = { $value }。もし { $old } { $worse ->
    [less] 以下
   *[more] 以上
}だったら、最善は「{ $before }」のままだった。
why-keeps = { $value } { $notbetter } { $old } なので、{ $function }({ $old }, { $value }) = { $old }。最善を変えるのは、{ $than }値だけである。
why-tie = { $value } { $notbetter } { $old } なので、{ $function }({ $old }, { $value }) = { $old }。同じ値なら、先に見つけたほうを残す。
why-scout-only = 偵察の値は限界にすぎないので、本当の値を知るには読み直さなければならない。

## 窓

why-narrowed = { $to } { $better } { $from } なので、{ $function }({ $from }, { $to }) = { $to }。これから { $to } { $wants ->
    [larger] 以下
   *[smaller] 以上
}の値は、ここでは{ $side }の役に立たない。{ $state ->
    [closed] { $to } { $reached } { $limit } となり、窓は閉じた。
   *[open] まだ { $to } { $reached } { $limit } なので、窓は開いている。残りの手があれば、それにも意味がある。
}

## 枝刈り

why-window-closed = 窓が閉じた。
why-reaches = { $value } { $sign } { $bound } である。
why-root-stays = 残りの手が何点でも、{ $place }の値は { $value } { $wants ->
    [larger] 以上
   *[smaller] 以下
}になるが、{ $at }{ $other }は{ $by }の { $bound } のほうを選べるので、根の値は変わらない。{ $others ->
    [0] {""}
   *[other] 上の節には、枝刈りの根拠になる限界がほかにも{ $others }個ある。
}
why-answer-stays = 残りの手が何点でも、{ $place }の値は { $value } { $wants ->
    [larger] 以上
   *[smaller] 以下
}で、尋ねられたことにはこれで足りる。
why-only-bound = 枝刈りの根拠になる限界は、ほかにない。
why-resumes = もし{ $child }が { $past } より{ $worse ->
    [less] 小さかった
   *[more] 大きかった
}ら、{ $skipped }も読まなければならなかった。
why-cut-by-pass = 手番を渡しても足りるのだから、指せばもっと良いはずだと見なす。パスより良い手が一つもない局面(ツークツワンク)なら、この見込みは外れる。
why-cut-by-margin = これは見込みで、残りの手数ではそこまで減らないと考えた。ここでは何も読んでいない。
why-cut-by-table = 表の値は、足りる深さまで読んだものである。もっと浅い値なら、読み直さなければならなかった。
why-cut-settled = 答えは「はい」か「いいえ」なので、一つ決まればほかの手では変わらない。

## 節を離れる

why-may-be-more = 読まなかった手のほうが良いかもしれないので、値は { $value } 以上としか言えない。
why-may-be-less = 読まなかった手のほうが良いかもしれないので、値は { $value } 以下としか言えない。
why-fails-at-least = どの手の値も窓の内側に入らなかったので、これは限界にすぎない。この読みで分かるのは、値が { $value } 以上ということだけである。
why-fails-at-most = どの手の値も窓の内側に入らなかったので、これは限界にすぎない。この読みで分かるのは、値が { $value } 以下ということだけである。
why-wished = 手の値の { $function } が { $value } である。どちらの番でも、{ $chooser }が選ぶものとして読んでいる。
why-others = 手の値の { $function } が { $value } で、読んだほかの手はどれも { $value } { $wants ->
    [less] 以下
   *[more] 以上
}である。

## 表、候補、深さなど

why-recalled = 同じ局面は、どの手順で来ても値が同じである。表の値は、足りる深さまで読んだものである。
why-repeat = 規則では同じ局面が4回現れると千日手になる。繰り返したい側は繰り返しを続けられるので、読みの中では2回目で千日手と見なす。
why-provisional = 仮の値は手を並べるためのものである。どの手を読むかはそれで変わるが、手の本当の値は変わらない。
why-candidate = 候補になった手だけが読まれる。候補にならない手が最善なら、それは見つからない。
why-iteration = 浅い読みは手間がかからず、その結果を使うと、次の深さで良い手を先に並べやすい。
why-passes = 根の値の下限と上限が同じ数になるまで、回を重ねる。
why-bounds-meet = これまでの答えを合わせると、{ $value } は根の値の下限でも上限でもある。
why-asked = 根の値は決まっているので、これは読みの一部ではない。どんな値が出ても、根は変わらない。
why-pass = 指す手がないからではなく、何もしないと何が起きるかを知るためである。パスそのものは指せない。
why-reduce = 良い手は並びの前にあるはずなので、後ろの手は浅く確かめる。思ったより良ければ、元の深さで読み直す。
why-extend = ここで止めると、やり取りの途中で値を付けることになる。ふつうの手なら延ばさない。
why-skip = これは見込みで、読みで確かめてはいない。もし良い手だったなら、値は違うかもしれない。
why-leave = 浅い読みか偵察の言うことなので、ほかと同じ深さまで読んでから比べる。
why-numbers = この数が、次にどこを読むかを決める。
why-guessed-away = 見込みで読まなかった{ $count }手は、ここでは数えていない。

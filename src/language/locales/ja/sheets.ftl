### 解答への判定。

## 節に書くもの

sheets-window = 窓
sheets-cut = 枝刈り
sheets-choice = 選ぶ手
sheets-value = 値
sheets-numbers = 証明数
sheets-entry = { $place }の{ $name }

## 判定

sheets-right = 正解
sheets-fail-hard = 窓の端の値で正しい
sheets-flagged = 置換表の書き方で正しい
sheets-follows = 自分の書いた値から見れば正しい
sheets-read-on = 読んだ分からは正しい
sheets-empty = 空欄
sheets-only-bound = 数は正しいが、上限か下限
sheets-wrong-bound = 数は正しいが、≧ ≦ が違う
sheets-hard-bound = 窓の端。上限か下限
sheets-other-player = 相手の選び方
sheets-uses-cut = 読まない枝の値
sheets-other-sign = 符号が逆
sheets-wrong-value = 値が違う
sheets-wrong-alpha = α が違う
sheets-wrong-beta = β が違う
sheets-wrong-window = 窓が違う
sheets-swapped-window = α と β が逆
sheets-wrong-proof = 証明数が違う
sheets-wrong-disproof = 反証数が違う
sheets-wrong-numbers = 数が違う
sheets-swapped-numbers = 証明数と反証数が逆
sheets-other-moment = ほかの時点の数
sheets-not-expanded = まだ展開していない
sheets-half-missing = もう一つが空欄
sheets-pruned-too-much = 刈りすぎ
sheets-pruned-too-little = 刈り残し
sheets-missed-tie = 同じ値でも刈れる
sheets-inside-cut = 読まない枝の中
sheets-inside-own-cut = 自分で刈った枝の中
sheets-tie-taken-for-better = 同じ値なら、より良い手ではない
sheets-bound-taken-for-better = ≦ や ≧ だけでは、より良いとは言えない
sheets-stops = 止まるのは損
sheets-does-not-stop = 止まる方が良い
sheets-wrong-choice = もっと良い手がある

## 判定の理由

sheets-fail-hard-why = 窓の外の値を窓の端で返す書き方(フェイルハード)として正しい。このプログラムは、見つけたいちばん良い値を返す(フェイルソフト)。
sheets-flagged-why = 窓の外の値をどれも上限か下限とする、置換表の書き方として正しい。ただしここでは、上限や下限ではなく、ちょうどの値だと分かっている。
sheets-follows-why = ほかの節に書いた値が違うが、それをもとにした組み立ては正しい。
sheets-read-on-why = 読まなくてよい枝まで読んだ値として正しい。印がないことは、その枝のほうで数えてある。
sheets-empty-why = まだ書いていない。
sheets-only-bound-why = 数は正しいが、この節より下には読まない枝があり、ちょうどこの値とは限らない。≧ か ≦ をつける。
sheets-wrong-bound-why = 数は正しい。「以上」か「以下」か、ちょうどか。だれがまだ良くできるかを考える。
sheets-hard-bound-why = これは窓の端の値。端の値で返す書き方(フェイルハード)なら、上限か下限なので ≧ か ≦ をつける。
sheets-uses-cut-why = 読まない枝の値を使っている。節の値は、読んだ手だけで決まる。
sheets-other-sign-why = 大きさは正しいが、符号が逆。数はいつも先手から見る。
sheets-wrong-value-why = 子の値と合わない。だれの番か、どの子を読んだかを確かめる。
sheets-wrong-mean-why = ここではだれも選ばない。値は、子の値に確率を掛けて足した平均になる。
sheets-wrong-alpha-why = β は正しい。α は、この節までの先手の節で、もう確保した値のうちいちばん大きいもの。
sheets-wrong-beta-why = α は正しい。β は、この節までの後手の節で、もう確保した値のうちいちばん小さいもの。
sheets-wrong-window-why = 窓は上の節から渡される。α は先手、β は後手が、そこまでに確保した値。
sheets-swapped-window-why = 左が先手の α、右が後手の β。逆に書いている。
sheets-wrong-proof-why = 反証数は正しい。証明数は、一つ証明すれば足りる節では子の最小、全部要る節では子の和。
sheets-wrong-disproof-why = 証明数は正しい。反証数では、最小をとる節と和をとる節が、証明数のときと逆になる。
sheets-wrong-numbers-why = 子一つで決まるほうの数は子の最小、全部要るほうの数は子の和。
sheets-swapped-numbers-why = 左が証明数、右が反証数。逆に書いている。
sheets-other-moment-why = この節がこの数になるのは、探索のほかの時点。
sheets-not-expanded-why = 問われた時点では、この節はまだ展開していない。
sheets-half-missing-why = 書いた方は正しい。もう一つがまだ空いている。
sheets-pruned-too-much-why = ここへ来るとき、まだ α < β。値がその間なら上の値が変わるので、読まなければならない。
sheets-inside-cut-why = ここは読まない枝の中なので、値はない。
sheets-inside-own-cut-why = 自分で刈った枝の中なので、数えない。
sheets-tie-taken-for-better-why = 値は同じ。同じ値なら、先に読んだ手が残る。
sheets-stops-why = ここで止まるより良い手がある。
sheets-does-not-stop-why = その手を指すと損になる。止まる方が良い。
sheets-wrong-choice-why = 選ぶ側にとって、もっと良い値の手がある。
sheets-last-visit = { $why }この節は二度以上読まれた。問われているのは、最後に読んだときに返った値。
sheets-empty-cut = 読まない枝に印がない。上の節をまだ考えていない。
sheets-cuts-nothing = この読み方は枝を刈らない。全部読む。
sheets-not-settled = 上の節の答えは、ここを読むまで決まらない。
sheets-settled = 上の節の答えはもう決まっている。ここを読んでも変わらない。
sheets-scout-answered = { $at }偵察が尋ねているのは、この手がいまの最善より良いかどうかだけ({ $letter } は偵察の窓の端)。その答えはもう出たので、残りは読まなくてよい。
sheets-bound-of-call = 探索を始めたときの窓の端({ $letter })
sheets-bound-had = { $at }{ $side }がもう確保した値({ $letter })
sheets-past-bound = ここまでの値は、{ $bound }を越えた。残りは読まなくてよい。
sheets-equals-bound = ここまでの値は、{ $bound }と同じで、α = β。同じならより良くはないので、残りは読まなくてよい。
sheets-window-of-scout = 最後に読んだのは偵察。いまの最善より良いかどうかだけを尋ねるので、窓の幅は 1。片方の端はだれかが確保した値でなく、比べる値の隣の数。
sheets-window-of-shallow = この読み方は、すぐ上の節で確保した値だけを渡す。もう片方の端は無限。
sheets-window-of-chance = 上に偶然の節がある。そこから来る窓の端は、だれかが確保した値ではなく、平均がそこの窓の外に出るには、この枝の値がいくつでなければならないかを表す。
sheets-window-of-root = 根の探索は、前の深さの値をもとに、はじめから狭い窓で始まっている。だれかがそれより良い値を確保するまで、その端が渡される。
sheets-window-of-pass = 窓の両端はこの回の問いで、だれかが確保した値ではない。切られるまで、根の窓がそのまま渡される。
sheets-tie-with-stopping = 値は同じ。止まる値が先にあるので、同じ値の手には替えない。
sheets-black-chooses = ここで選ぶのは先手で、いちばん大きい値を選ぶ。書いてあるのは、いちばん小さい値。
sheets-white-chooses = ここで選ぶのは後手で、いちばん小さい値を選ぶ。書いてあるのは、いちばん大きい値。
sheets-at-most = この手は、せいぜいその値(≦)と分かっただけ。先に読んだ手はその値を確かに取れるので、それより良くはない。
sheets-at-least = この手は、少なくともその値(≧)と分かっただけ。後手は先に読んだ手でその値にできるので、それより良くはない。

## 解答全体について

sheets-one-number = 書いた数がほとんどどこも同じで、合わない節がある。その数に点は付かない。
sheets-backed-up = 一つの節に別の値を上げたとすれば、あとは全部合っています。
sheets-other-window = 一つの節の窓が別だったとすれば、あとは全部合っています。窓の片方の限界だけが違います。
sheets-marked-too-much = 一つの節で、読むべき枝まで切ったとすれば、あとは全部合っています。間違いは一つです。
sheets-other-side = どの値も符号が逆になっている。値は先手から見て書く。
sheets-other-reward = 別の報酬だとすれば、全部合っています。報酬を読み違えています。
sheets-misread = 末端の値を一つ読み違えたとすれば、あとは全部合っています。
sheets-too-little-right = 書いたもののうち、それだけで正しいものが三分の一に満たないので、「自分の値からは正しい」ものに点は付かない。
sheets-first-pass = 問うのは1回目の読みだけ。いちばん上の節の窓は { $window }。
sheets-expanded = 問うのは探索の終わりではなく、{ $node }から数えて { $count } 個の節を展開し、その上の数を数え直したところ。それまでに展開していない節は空けておく。数の等しい子は先のものを選ぶ。

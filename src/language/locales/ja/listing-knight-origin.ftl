### リスト「桂の攻め駒を集める」。

listing-knight-origin-name = 桂の攻め駒を集める
listing-knight-origin-symptom = 後手の桂で銀がただ取れる(先手から見て −2050)のに、取り合いの値は 0 と返る。
listing-knight-origin-hint = 「向き」は、元の升から取る升へ向かう。取る升から元の升へ戻るには?
listing-knight-origin-explanation = 元の升に「向き」を足すと取る升なので、元の升は「取る升 − 向き」。先手も後手も同じ式でよい。足してしまうと、取る升をはさんで反対側の、関係のない升を見る。本の同じ著者によるその後のプログラムでは、どちらも引いている。
listing-knight-origin-assumption = 駒のない升から来る手は指せないものとして、列に入れなかった。
listing-knight-origin-line-function-gather-knights-square = 関数 桂を集める(升)
listing-knight-origin-line-for-each-knights-4 = 桂の向き 4 通りについて:
listing-knight-origin-line-if-knight-blacks-attacks = 先手の桂の利きがあれば:
listing-knight-origin-line-origin-square-direction = 元の升 ← 升 − 向き
listing-knight-origin-line-put-what-stands-there = 元の升の駒を先手の列に入れる
listing-knight-origin-line-if-knight-whites-attacks = 後手の桂の利きがあれば:
listing-knight-origin-line-published = 元の升 ← 升 + 向き
listing-knight-origin-line-put-what-stands-there-2 = 元の升の駒を後手の列に入れる
listing-knight-origin-line-return-exchange-both-rows = 二つの列で取り合った値を返す
listing-knight-origin-said-direction = { $number } つ目の向き。
listing-knight-origin-var-direction = 向き
listing-knight-origin-said-does = 利きがある。
listing-knight-origin-said-origin-worked-out = 元の升を求めた。
listing-knight-origin-var-origin = 元の升
listing-knight-origin-said-came-into-row = 列に入れた。
listing-knight-origin-said-no-piece-whites-stands = そこに後手の駒はない。

### SFEN(局面の書き方)として読めない理由。

sfen-at = { $column }文字目: { $problem }
sfen-ends = 途中で終わっている。盤、手番、持駒の順に書いてください
sfen-ranks = 段が{ $found }段ある。「/」で区切って9段書いてください
sfen-files = { $rank }段に{ $found }升ある。9升書いてください
sfen-board-character = 盤に「{ $found }」がある。駒の文字、1から9の数字、「/」だけが書ける
sfen-promotion = 「+」の後に「{ $found }」がある。成れる駒の文字を書いてください
sfen-promotion-of-nothing = 「+」の後に何もない。成れる駒の文字を書いてください
sfen-side = 手番が「{ $found }」になっている。b(先手)か w(後手)と書いてください
sfen-hand-character = 持駒に「{ $found }」がある。駒の文字(枚数はその前)か「-」を書いてください
sfen-hand-ends = 持駒に何もない。駒の文字(枚数はその前)か「-」を書いてください
sfen-hand-count = 持駒の枚数が「{ $found }」。1から18まで
sfen-move-number = 手数が「{ $found }」。1から65535まで
sfen-leftover = 局面の後に「{ $found }」がある。何も書かない

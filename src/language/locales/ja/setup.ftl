### 並べた盤や書いた木が、なぜ局面や木にならないか: 将棋の盤、三目並べの盤、手で書いた木。

setup-too-many = { $piece }が{ $found }枚ある。一組には{ $limit }枚しかない
setup-two-kings = { $side }の玉が二枚ある({ $first }と{ $second })
setup-nifu = 二歩: { $side }の歩が{ $file }筋に二枚ある({ $first }と{ $second })
setup-never-moves = 行き所のない駒:{ $side }の{ $piece }は{ $square }から二度と動けない
setup-opponent-in-check = 手番でない{ $side }の玉({ $king })が王手をかけられていて、次の手で取られてしまう
setup-no-children = 節「{ $name }」に子がない。値をもつ末端(Leaf)として書いてください
setup-odds-count = 偶然手番の枝は{ $children }本なのに、確率が{ $odds }個ある
setup-odds-positive = 確率 { $odds } が 0 より大きくない
setup-odds-sum = 確率の合計が { $sum } になる。1 でなければならない
setup-too-fine = 値と確率の分母が大きすぎて、正確に数えられない
setup-beyond-limits = 値が { $value } の末端があり、{ $low } から { $high } までに入らない
setup-same-name = 「{ $name }」という名の節が二つある。名は一度だけ使える
setup-too-deep = 「{ $name }」で木の深さが{ $plies }手を超える
setup-too-large = 「{ $name }」の値 { $value } が ±{ $most } を超える
setup-grid-length = 盤は x、o、「.」の9文字で書く。「{ $text }」は{ $found }文字
setup-grid-character = 「{ $text }」の「{ $found }」は x、o、「.」のどれでもない
setup-grid-turns = 「{ $text }」は x が{ $crosses }個、o が{ $noughts }個。x から交互に打つ
setup-grid-both-won = 「{ $text }」は x も o も三つ並んでいる。先に並んだ所で終わる
setup-grid-moved-on = 「{ $text }」は { $winner } が三つ並んだ後に、相手が打っている

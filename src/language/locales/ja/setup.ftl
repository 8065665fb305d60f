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
setup-players = 「{ $name }」の利得が{ $count }個ある。プレイヤーは2人から{ $most }人まで
setup-payoffs = 「{ $name }」の利得は{ $count }個で、それより前の末端の{ $players }個と違う
setup-no-payoffs = 「{ $name }」は一つの値だけをもつが、ほかの末端にはプレイヤーごとの利得がある
setup-chance-of-payoffs = 「{ $name }」は偶然手番だが、末端にプレイヤーごとの利得がある。偶然手番は二人の木にだけ書ける
setup-turn = 「{ $name }」はプレイヤー{ $player }の手番だが、プレイヤーは{ $players }人しかいない
setup-sum-negative = 末端「{ $name }」の利得は { $value }。合計を決めるときは、負の利得があってはならない
setup-sum-beyond = 末端「{ $name }」の利得 { $value } の合計が { $sum } を超える
setup-beyond-limits = 値が { $value } の末端があり、{ $low } から { $high } までに入らない
setup-same-name = 「{ $name }」という名の節が二つある。名は一度だけ使える
setup-too-deep = 「{ $name }」で木の深さが{ $plies }手を超える
setup-too-large = 「{ $name }」の値 { $value } が ±{ $most } を超える
setup-grid-length = 盤は x、o、「.」の9文字で書く。「{ $text }」は{ $found }文字
setup-grid-character = 「{ $text }」の「{ $found }」は x、o、「.」のどれでもない
setup-grid-turns = 「{ $text }」は x が{ $crosses }個、o が{ $noughts }個。x から交互に打つ
setup-grid-both-won = 「{ $text }」は x も o も三つ並んでいる。先に並んだ所で終わる
setup-grid-moved-on = 「{ $text }」は { $winner } が三つ並んだ後に、相手が打っている

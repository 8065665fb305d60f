### 将棋のルール: 先後や駒の名前、手がどの規則に反するか。

shogi-black = 先手
shogi-white = 後手
shogi-empty-square = { $square } 空き
shogi-piece-in-hand = { $piece }(持駒)
shogi-no-piece = { $square }に駒がない
shogi-opponents-piece = { $square }の駒は相手の駒
shogi-own-piece = { $square }には自分の駒がある
shogi-takes-king = 玉は取れない
shogi-cannot-reach = { $from }の{ $piece }は{ $to }へ動けない
shogi-cannot-promote = この手で{ $piece }は成れない
shogi-must-promote = { $piece }は{ $square }では成らなければならない
shogi-not-in-hand = 持駒に{ $piece }がない
shogi-occupied = { $square }は空いていない
shogi-nifu = 二歩: { $file }筋にはもう自分の歩がある
shogi-dead-drop = 行き所のない駒:{ $square }の{ $piece }は二度と動けない
shogi-pawn-drop-mate = 打ち歩詰め: 歩を打って詰ませてはいけない
shogi-ignores-check = 王手放置: 玉が王手をかけられたままになる
shogi-exposes-king = 自殺手: 自分の玉が取られてしまう
shogi-no-king-to-mate = { $side }に玉がないので、詰ませる相手がいない
shogi-checks-already = { $side }の玉({ $king })にはもう王手がかかっているのに、相手の手番になっている
shogi-mate-plies = 手数が{ $plies }手。1手から{ $most }手まで

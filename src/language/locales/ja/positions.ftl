### 盤に並べる局面と、そこから作る課題。

positions-arrow-line = 読み筋の{ $ply }手目
positions-arrow-other = ほかの手
positions-put-back-own = そこには自分の駒がある。駒を元に戻した
positions-put-back-king = 玉は持駒にならない。駒を元に戻した
positions-put-back-outside = 盤の外なので、駒を元に戻した
positions-in-hand = { $mark }持駒 { $name } { $count }
positions-black-to-move = 先手の番。先手の駒を選んでから、行き先を選ぶ
positions-white-to-move = 後手の番。後手の駒を選んでから、行き先を選ぶ
positions-source = 自分の局面。
positions-leaf-material = 駒の損得
positions-leaf-exchange = { $values }と取り合い
positions-leaf-quiescence = 静止探索
positions-moves-all = すべての手
positions-moves-captures = 取る手
positions-moves-checks = 取る手と王手
positions-moves-classes = YSS の種類の手
positions-moves-best = 良さそうな{ $count }手
positions-engine-title = エンジンの読み { $number }(深さ{ $depth })
positions-engine-notes = このプログラムのエンジンが、この局面を深さ{ $depth }まで読む様子です。エンジンは深さ1から一手ずつ深く読み直します(反復深化)。前の深さの値のまわりに窓を置き(アスピレーション窓)、二番目からの手は偵察し、同じ局面の値は表から思い出します。ほかのアルゴリズムを選ぶと、この局面をその読み方で読みます。
positions-exchange-none = { $square }の駒を取れる駒はない
positions-may-place = 空き、打てる
positions-empty = 空き
positions-black-disc = 黒石
positions-white-disc = 白石
positions-of-game = { $ply ->
    [0] { $game } 開始局面
   *[other] { $game } { $ply }手目
}
positions-of-game-title = { $place }({ $plies }手読み)
positions-title = 自分の局面 { $number }({ $plies }手読み、{ $leaf })
positions-notes = 自分の局面から、{ $moves }を{ $plies }手先まで読む木です。末端の値は{ $leaf }です。駒の点数は{ $values }。
positions-game-title = 自分の{ $game } { $number }({ $plies }手読み、{ $leaf })
positions-game-notes = 自分の局面から、{ $moves }を{ $plies }手先まで読む{ $game }の木です。{ $rules }末端の値: { $leaf }。
positions-mate-title = 詰み { $number }({ $plies }手まで)
positions-mate-notes = 手番の側が、王手だけで{ $plies }手以内に詰ませられるか。1手、3手、5手 … と順に調べます。攻めの番では詰む手が一つあればよく、受けの番ではどの受けでも詰まなければなりません。
positions-mate-cut = 選んだ刈り方のとおり、読まない手があります。「詰まない」は、読んだ手の中に詰みがないという意味です。
positions-exchange-title-turned = { $square }の取り合い({ $side }の番なら)
positions-exchange-title = { $square }の取り合い
positions-exchange-notes = { $square }の駒を取るか、取らないか。両方がいつでも止まれるとき、この升の取り合いはいくらになるかを読みます。
positions-further = そのほか、指定した{ $count }か所を読み足しています。
positions-of-game-title-ended = { $place }(終局まで)
positions-game-title-ended = 自分の{ $game } { $number }(終局まで)
positions-game-notes-ended = 自分の局面から、{ $moves }を終局まで読む{ $game }の木です。{ $rules }末端の値: { $leaf }。

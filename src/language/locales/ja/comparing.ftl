### 読み比べ。

comparing-starting = { $name }: 起動中
comparing-line-stops = { $name } の筋は{ $rest }
comparing-chose-other = { $name } は { $chosen } を選んだが、その値は言わない。直前に言った筋は { $line } で、{ $said }
comparing-as-engine-says = { $said }(手番の側から見た値、エンジンの言うまま)
comparing-no-position = 盤に局面がない
comparing-board = 盤の局面({ $ply }手目)
comparing-no-shogi = 将棋の局面がないので比べられない
comparing-this-tree = この木
comparing-cut-away = この木: この節は枝刈りされて、値がない
comparing-as-pawns = 、歩を100とすると { $measure }
comparing-from-root = この木: 木の { $counted } は、根の局面からの増減。根の駒の点 { $base } を加えると、局面全体で { $whole }{ $as-pawns }
comparing-as-tree-says = { $value }(先手から見た値、駒の点数)
comparing-resigns = 投了
comparing-declares-win = 入玉宣言勝ち
comparing-no-move = 手がないと言う
comparing-game-over = ここで対局は終わっている。読み比べる手がない
comparing-side-wins = { $side }の勝ち
comparing-side-not-wins = { $side }は勝てない
comparing-to-the-end = 読み切り
comparing-by-discs = 石の数
comparing-by-mobility = 打てる所
comparing-engine-by = { $name }({ $by })
comparing-end = 終局
comparing-more-moves = { $more }か所
comparing-covered = この木: この節の値は隠してある
comparing-too-long = 読み切り: { $nodes }節では終わりまで読み切れなかった
comparing-too-many-empty = 読み切り: 終局まで読むのは空き升が{ $most }以下のとき。ここでは{ $empty }
comparing-agreement = { $agreement ->
    [same] 一致
    [tie] 同点の手
   *[other] 別の手
}
comparing-black = ▲先手
comparing-white = △後手
comparing-mates = { $side }の勝ち(詰み)
comparing-mates-in = { $side }の{ $plies }手詰
comparing-message-damaged = 読み手とのやりとりが壊れている: { $error }
comparing-no-such-reader = この局面を「{ $found }」は読んでいない。読むのは { $ids }

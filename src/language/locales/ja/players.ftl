### 対局するプログラム: その名前のものがない理由、序盤が足りない理由。

players-unknown = 「{ $found }」というプレーヤーはない。random、one-ply、one-ply-exchange、depth-1 から depth-{ $deepest }、engine、engine-節の数、strong、strong-節の数、評価関数の名前のどれか。評価関数は one-ply:yss のように、+shuffle はその後に付けてください
players-depth = 「{ $found }」は使えない。depth-1 から depth-{ $deepest } まで
players-nodes = 「{ $found }」は使えない。engine-1 から engine-{ $most } まで(1手の節の数)
players-random = 「{ $found }」は使えない。random は何も数えず手も並べないので、何も付けずに書いてください
players-no-engine = { $game }には偶然手番があり、エンジンでは読めない。期待値ミニマックス法か、確率表による最善手(perfect)を使ってください
players-unknown-over-chance = 「{ $found }」というプレーヤーはない。random、one-ply、depth-1 から depth-{ $deepest }、perfect のどれか。評価関数は depth-3:{ $usual } のように、+shuffle はその後に付けてください
players-shuffle = 「{ $found }」は使えない。エンジンは手を自分で並べるので、+shuffle を付けずに書いてください
players-unknown-of-game = 「{ $found }」というプレーヤーはない。random、one-ply、depth-1 から depth-{ $deepest }、engine、engine-節の数、{ $game }の評価関数の名前のどれか。評価関数は depth-3:{ $usual } のように、+shuffle はその後に付けてください
players-no-opening = { $which ->
    [even] どちらも歩を得していない無作為な
   *[any] 無作為な
}{ $plies }手の序盤が、{ $expected }通り要るのに{ $found }通りしかない。手数(--opening-plies)を変えるか、{ $which ->
    [even] 局数を減らすか、別の局面にしてください
   *[any] 局数を減らしてください
}
players-opening-ends = 無作為な序盤はここまで
players-too-many-nodes = 読む節が{ $most }個を超える
players-step = プレーヤー「{ $found }」は「{ $step }」を省くというが、省けるのは { $steps }
players-late = 時間内に答えなかった
players-wrong-declaration = 条件を満たさずに宣言した
players-illegal = 反則の手を指した
players-no-move = 指す手がないと答えた
players-small-book = 定跡集の序盤は { $found } で、それぞれ2局ずつに使うが、{ $expected } 必要。対局を減らすか、--opening-plies を使ってください

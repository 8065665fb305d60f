### アルゴリズムの名前。

algorithms-minimax = ミニマックス法
algorithms-alpha-beta = αβ法
algorithms-alpha-beta-shallow = αβ法(親の値だけ)
algorithms-quiescence = 静止探索
algorithms-quiescence-alpha-beta = 静止探索つきαβ法
algorithms-exchange = 取るか取らないか
algorithms-pvs = PVS(主変化探索)
algorithms-mtd-f = MTD(f)
algorithms-wishful = 勝手読み
algorithms-iterated-generation = 指し手の反復生成
algorithms-and-or = AND/OR木の探索
algorithms-pns = 証明数探索(PNS)
algorithms-df-pn = df-pn
algorithms-engine = エンジン
algorithms-selective = エンジン(選択的)
algorithms-order-generated = 生成順
algorithms-order-captures = 得する取りから
algorithms-order-shallow = 浅い読みの最善から
algorithms-order-history = キラーと履歴も
algorithms-unknown = 「{ $name }」という読み方はない。あるのは { $ids }
algorithms-ucb1 = UCB1(多腕バンディット)
algorithms-flat-monte-carlo = 原始モンテカルロ
algorithms-uct = UCT(モンテカルロ木探索)
algorithms-puct = PUCT(事前確率つき)
algorithms-no-exploration = 「{ $text }」は0から1000までの数ではない
algorithms-no-prior = 「{ $text }」は0より大きく1以下の数ではない

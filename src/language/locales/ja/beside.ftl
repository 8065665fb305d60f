### The words of runs beside each other, and of what is different in them.

beside-beside = 並べる
beside-beside-tip = 読み方・順番・値・深さの違う読みを、二つから四つまで並べて同じ所を見る (R)
beside-add = + 並べる
beside-algorithms = 読み方
beside-orders = 手の順番
beside-main = この読み
beside-remove = 外す
beside-by-place = 同じ所
beside-by-place-tip = 木の同じ所を見せる。片方だけがすることは、もう片方を待たせない。枝を刈った方は、刈った所で待つ
beside-by-steps = 同じステップ
beside-by-steps-tip = どれも同じステップ数だけ進める。先に読み終えた方は、終わりで待つ
beside-run = 読み(いま / 終わり)
beside-step = ステップ
beside-entered = 読んだ節
beside-leaves = 末端
beside-cutoffs = 枝刈り
beside-value = 根の値
beside-line = 読み筋
beside-parting = 分かれ目
beside-table-tip = いま / 終わり。違うものには ≠ と差が付く
beside-parts-tip = その一歩へ行く(Shift+R は最初の分かれ目へ)
beside-same = 最後まで同じ
beside-pending = 読んでいる…
beside-root = 根の手番
beside-values = 値の付け方
beside-captures = 読む取り

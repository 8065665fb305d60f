### 枝刈り。

cuts-go-to-setter = この限界を決めた節を見る
cuts-set-at = → ステップ { $step }
cuts-set-at-tip = この限界が決まった所へ行く
cuts-bound = 枝刈りの限界

### 二つの読みが分かれる所。

parting-done = 読み終わり
parting-step = { $step }歩目
parting-step-words = { $step }歩目: { $words }
parting-both = 1は{ $here }、{ $number }は{ $there }
parting-is-cut = 枝刈り
parting-is-window = 窓が違う
parting-is-value = 値が違う
parting-is-action = することが違う
parting-at = で

### 練習問題と記入。

exercises-empty = 空欄
exercises-written = 記入
exercises-marked-chosen = 選ぶ手の印
exercises-left = まだ何も書いていない節が { $blanks } か所
exercises-marked-cut = 読まない印

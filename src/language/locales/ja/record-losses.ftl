### 棋譜の形式に書けないもの。

record-losses-moves = 指し手: { $count }
record-losses-branches = 変化: { $count }
record-losses-endings = 終局: { $count }
record-losses-replaced-endings = 名前のない終局(中断と書いた): { $count }
record-losses-comments = 注釈: { $count }
record-losses-notes = 覚え書き(#や'の行): { $count }
record-losses-bookmarks = しおり: { $count }
record-losses-times = 消費時間: { $count }
record-losses-fractions = 消費時間の1秒に満たない部分: { $count }
record-losses-headers = 見出し: { $headers }
record-losses-othello-evaluations = 評価値: { $count }
record-losses-othello-times = 消費時間: { $count }
record-losses-othello-notes = 手への注釈など: { $count }

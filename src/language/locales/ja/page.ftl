### 問題用紙と採点表のページ。

page-test-paper = 読み筋 問題用紙
page-name = 名前
page-tree = { $number }番からの問いの木
page-answer = 答え
page-marking-key = 読み筋 採点表
page-seed = 種 { $seed }
page-paper = 用紙 { $number }
page-step = { $lesson } · ステップ { $step }
page-quiz-tree = 木
page-quiz-board = 盤面
page-quiz-spelling = −120 や +80 のように数で書く。無限大は ∞ か inf。

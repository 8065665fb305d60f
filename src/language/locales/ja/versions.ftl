### 課題の二つの版を比べる。

versions-changed = { $what }: 前は { $before }、今は { $now }
versions-new = { $what }が新しい: { $item }
versions-gone = { $what }がなくなった: { $item }
versions-field = { $field } の欄が違う
versions-other-tree = 木、または木が生える局面が違う
versions-stop = 見どころ{ $number }
versions-promise = 約束
versions-of-run = { $algorithm }の{ $name }
versions-value = 値
versions-best = 最善手
versions-line = 読み筋
versions-entered = 入った節
versions-leaves = 評価した末端
versions-cuts = 枝刈り
versions-no-lesson = 課題ではない
versions-section = 変更点
versions-action = ほかの版と比べる
versions-about = 前の版とこの課題の違い。書かれていることと、読みの結果の両方を比べる。押すとその場所へ行く。
versions-with-file = ファイルと比べる
versions-with-original = 元の「{ $title }」と比べる
versions-other = ファイルか課題の id
versions-other-tip = ほかの版。場所か id を入力して Enter を押すか、ファイルをここにドロップする
versions-again = そのあと変わった。もう一度比べる
versions-comparing = 比べている…
versions-from = { $name } からの変更:
versions-same = { $name } と違いはない

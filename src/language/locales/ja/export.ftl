### 外へ出すもの。図、ページ、データ。

export-no-board = この課題には図にする盤がない
export-too-many = 図が{ $figures }枚になります。この種のファイルには{ $most }枚までです。範囲を短くしてください
export-failed = ファイルを作れなかった: { $why }
export-no-format = { $file }: 何を書くかは名前の終わりで決まる。次のどれかにしてください: { $ends }
export-copied = コピーしました: { $what ->
    [step] この一歩の絵
    [tree] 木の絵
    [board] 盤の絵
    [branch] 枝(テキスト)
    [sentence] 説明の文
    [line] 読み筋
    [link] リンク
    [marks] 成績のコード
   *[position] 局面(テキスト)
}
export-title = 図やデータを書き出す
export-whole = 一歩まるごと
export-this-step = この一歩
export-range = 範囲
export-formats = 名前の終わりで書くものが決まる。絵 .png .svg .pdf、アニメーション .gif、一歩ずつめくれるページ .html、LaTeX .tex、グラフ .dot、データ .json .csv .parquet

### 課題と棋譜の保存。

saving-saved = 保存しました: { $file }
saving-others = 。ほか{ $others }件
saving-beside = 、{ $file }
saving-exists = { $others ->
    [0] { $file }: もうあります。置き換えるなら、もう一度「保存」を押してください
   *[other] { $file } ほか{ $others }件: もうあります。置き換えるなら、もう一度「保存」を押してください
}
saving-new-folder = フォルダー { $folder } はまだありません。保存するときに作ります。
saving-in-work = 書き出しています { $done } / { $of }
saving-at-work = 書き出しています
saving-stop = やめる
saving-stopped = やめました。何も書いていません
saving-formats = 形式
saving-to-print = ブラウザーで開きました。印刷はそこからします: { $files }
saving-not-shown = ページを開けませんでした({ $why })。ここにあります: { $files }
saving-not-remembered = 状態を保存できません。{ $words }
saving-no-line-format = { $shown }: 名前の終わりから形式が分からない。{ $endings } のどれかにしてください
saving-changed = { $shown }: 開いた後に、ほかのプログラムが書き換えています。別の名前で保存するか、もう一度「保存」を押してください。押すとこの課題や棋譜に置き換わり、いまファイルにある内容は { $kept } に残ります
saving-lost = 。この形式で書けなかったもの: { $what }
saving-kept = 。前の内容は { $kept } に残してあります
saving-comments = { $shown }: 注釈が{ $count }か所あり(最初は{ $line }行目)、保存し直すと消えます。別の名前で保存するか、もう一度「保存」を押してください。押すと置き換わり、注釈のある元のファイルは { $kept } に残ります

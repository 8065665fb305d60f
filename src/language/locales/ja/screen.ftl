### The words of the screen as a whole: its panels, the key to the signs, presenting, the tour.

screen-worth-later = まだ何も読んでいません。→ で一歩進むと、節の値とその理由がここに出ます。
screen-previous-lesson = 前の課題
screen-next-lesson = 次の課題
screen-language-tip = 英語で表示する
screen-signs-title = 印の見かた
screen-more = ほかの操作
screen-end-present = 発表を終わる
screen-cover = 伏せる
screen-cover-tip = 値と文を伏せ、尋ねてから見せる (H、見せるのは Enter)
screen-uncover = 見せる
screen-to-tree = 木へ戻る
screen-covered = 値とその理由は伏せてあります。いくつになるか、先に考えてみましょう。
screen-notes-covered = 解説は伏せてあります。
screen-spotlight = スポット
screen-spotlight-tip = ポインターのまわりだけを明るくする (S)
screen-pen = ペン
screen-pen-tip = ドラッグで木に書き込む (W)、消す (X)
screen-blank = 暗転
screen-blank-tip = 画面を暗くする・戻す (B か .)
screen-tour = 画面の案内(1分)
screen-tour-next = 次へ
screen-tour-end = 終わる
screen-algorithm = 読み方
screen-running-tip = ここまで取り合ったときの駒得
screen-backed-up-tip = 最善を尽くしたときの値(末端から繰り上げた値)

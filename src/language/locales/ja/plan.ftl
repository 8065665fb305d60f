### 授業の指導案を印刷するページ。

plan-title = 指導案: { $title }
plan-aim = ねらい
plan-before = 準備
plan-screen = 画面
plan-screen-how = 「yomisuji { $course }」で始める。この授業の課題は左の一覧(狭い窓では「課題」のタブ)にあり、上の ◀ ▶ で次へ移る。F11 で木と一文だけを大きく映す。ステップの番号、方法の切り替え、「解説と問い」(番号の付いた問いはその終わり)は、Esc で戻ると見える。「伏せる」を押しているあいだは → で次の問いまで進む。この案のステップの太字がその問いで、Enter で答えが出る。ほかの問いは Enter で飛ばす。太字の問いのないステップへは、「伏せる」をもう一度押してから Ctrl+→(次の見どころ)で進み、見せて読み上げる。
plan-drawing = 板書
plan-drawn = { $step ->
    [0] 「{ $title }」({ $lesson })の、読む前の図をかく。
   *[other] 「{ $title }」({ $lesson })のステップ{ $step }の図をかく。
}
plan-minutes = { $from }〜{ $to }分
plan-shows = 「{ $title }」({ $lesson })を開く。{ $algorithm }、{ $steps }ステップ。
plan-step = ステップ{ $step }
plan-question = 問い{ $number }
plan-answer = → { $answer }
plan-answer-because = → { $answer }。{ $because }
plan-homework = 宿題
plan-homework-of = 「{ $title }」({ $lesson })、{ $work }、{ $algorithm }。{ $marks ->
    [0] {""}
   *[other] { $marks }点満点、
}およそ{ $minutes }分。
plan-homework-sent = 生徒には課題を一つのファイルで渡す(メニュー「ファイル」の「課題を一つのファイルにまとめる…」か、下のコマンド)。生徒は yomisuji で開き(Ctrl+O)、ここに書いた課題を、書いてある学び方でする(予想と記入では題名が伏せてあるので、一覧の番号で選ぶ)。出すのは、「ファイル」の「成績を書き出す…」で作ったファイル。
plan-paper = 問題用紙
plan-paper-of = この授業の課題から{ $questions }問。隣どうしは違う問いになる(メニュー「ファイル」の「問題用紙を作る…」)。30人分と解答をコマンドで作るなら、
plan-none = { $course }: 指導案のあるコースではない

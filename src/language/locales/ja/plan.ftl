### 授業の指導案を印刷するページ。

plan-title = 指導案: { $title }
plan-aim = ねらい
plan-before = 準備
plan-screen = 画面
plan-screen-how = 「yomisuji { $course }」で始める。この授業の課題は左の一覧(狭い窓では「課題」のタブ)にあり、上の ◀ ▶ で次へ移る。F11 で木と一文だけを大きく映し、Esc で戻る。そこで「伏せる」を押すと、→ で次の問いまで進む。この案のステップの太字がその問いで、Enter で答えが出る。ほかの問いは Enter で飛ばす。使わないときは木の下のステップの番号を見て、一つ前で尋ねる(Ctrl+→ は答えまで進む)。太字の問いのないステップは、見せて読むだけ。番号の付いた問いは「解説と問い」の下のほうにある。
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
   *[other] { $marks }点、
}およそ{ $minutes }分。
plan-homework-sent = 生徒には課題を一つのファイルで渡す(メニュー「ファイル」の「課題を一つのファイルにまとめる…」か、下のコマンド)。生徒は yomisuji で開き(Ctrl+O)、ここに書いた課題を、書いてある学び方でする(予想の間、題名は伏せてある)。成績は「ファイル」から書き出して出す。
plan-paper = 問題用紙
plan-paper-of = この授業の課題から{ $questions }問。隣どうしは違う問いになる(メニュー「ファイル」の「問題用紙を作る…」)。30人分と解答をコマンドで作るなら、
plan-none = { $course }: 指導案のあるコースではない

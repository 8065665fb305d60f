### 授業の指導案を印刷するページ。

plan-title = 指導案: { $title }
plan-aim = ねらい
plan-before = 準備
plan-screen = 画面
plan-screen-how = 「yomisuji { $course }」で始めると、左の一覧にこの授業の課題が並ぶ。F11 で木と一文だけを大きく映し、Esc で戻る。→ で一歩、Ctrl+→ で次の見どころ(課題に説明のあるステップ)、Home で初めへ。F11 を使わなければ、ステップの番号は木の下に出る。太字は一つ前のステップで尋ね、答えが出てから、横に書いたステップへ進む。
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
plan-homework-sent = 生徒にはコースを渡す(メニュー「ファイル」の「課題を一つのファイルにまとめる…」か、下のコマンド)。どの課題も、ここに書いた学び方で開く。
plan-paper = 小テスト
plan-paper-of = この授業の課題から{ $questions }問。隣どうしは違う問いになり、乱数の種{ $seed }で同じ用紙がまたできる。ウィンドウではメニュー「ファイル」の「問題用紙を作る…」。30人分と解答をコマンドで作るなら、
plan-none = { $course }: 指導案のあるコースではない

### コース、章、成績。

course-no-csv = CSV を書けない: { $error }
course-no-json = JSON を書けない: { $error }
course-no-algorithm = コースが求める読み方「{ $id }」は、この課題にない
course-no-format = { $path }: 名前の終わりを .csv か .json にする
course-marks-before = コースの成績は、見る前に答えたものだけに付きます
course-a-lesson = 課題
course-lesson-in = 課題{ $number }({ $chapter })
course-lesson-number = 課題{ $number }
course-is-open = コース「{ $title }」を開きました
course-has-faults = コース「{ $title }」に開けない課題があります。{ $first }{ $more }
course-more-faults = (ほか{ $count }件)

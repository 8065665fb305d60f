### 学習システムに置くコース。

scorm-save = コースを学習システム用に保存(SCORM)…
scorm-hint = このページとコースを一つにまとめたパッケージ(.zip、SCORM 1.2)。Moodle などに置くと、生徒はそこで開き、点数は成績表に入る。ほかへは何も送らない。
scorm-made = { $file }: 課題{ $lessons }件。学習システムに残すのは最大{ $kept }文字(上限{ $most }文字)
scorm-no-page = プログラムのそばにページがない。web/build で作り、そのフォルダーを --page で指定する
scorm-not-a-page = このファイルは、学習システムとやりとりできる読み筋のページではない。web/build で作る
scorm-too-much = これだけの課題の点数には最大で{ $size }文字が要るが、学習システムが残すのは{ $most }文字まで。コースを分けてください

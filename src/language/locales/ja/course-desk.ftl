### コースを作る。

course-desk-title = 自分のコース
course-desk-chapter = 第{ $number }章
course-desk-make = コースを作る…
course-desk-change = このコースを変える…
course-desk-new = 新しいコース
course-desk-about = 文字を入力して課題を探し、Enter で選んだ行の下に加える。Tab で欄を出ると、↑ ↓ で行を選び、Delete で外す。Ctrl+Shift+↑ ↓ で課題や章を動かす。
course-desk-name = コースの名前
course-desk-chapter-name = 章
course-desk-up = 上へ
course-desk-down = 下へ
course-desk-remove = 外す
course-desk-add-chapter = 章を足す
course-desk-work = 学び方
course-desk-marks = 配点
course-desk-pass = 合格点
course-desk-pass-of = { $marks }点のうち。0 なら合否なし
course-desk-offered = 課題: 自分のもの、付属のもの
course-desk-is-in = コースにある
course-desk-unsaved = 保存していない課題が{ $count }件ある。加えるには、まず保存する(Ctrl+S)。
course-desk-unwritten = まだファイルに書いていない

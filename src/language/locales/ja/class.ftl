### The words of a class: marks, copies for students, test papers.

class-marks = 成績を書き出す…
class-marks-hint = 名前の終わりが .csv なら CSV、.json なら JSON になります。成績に数えるのは一回目です(first_percent)。成績はこの計算機にだけ残り、どこにも送られません。
class-learner = 名前(なくてもよい)
class-student = 生徒用の写しを保存…
class-student-hint = 答え、解説、見どころ、約束を入れない課題のファイルです。開くと「予想」になります。
class-papers = 問題用紙を作る…
class-papers-hint = 乱数の種は好きな数で構いません。同じ数なら同じ用紙、違う数なら別の問いになります。隣どうしの用紙は違います。解答は、名前の終わりに -key の付いた別のファイルです。名前の終わりが .html か .pdf なら印刷するページ、.gift なら学習システムの問題、.xml なら Moodle の問題になります。
class-worksheet = 書き込み用紙を作る…
class-worksheet-hint = 課題ごとに木と盤、値・窓・枝刈りを書く表を載せます。1ページに二題で、一人分ずつ新しい紙から始まります。答えは、名前の終わりに -key の付いた別のファイルです。名前の終わりが .html ならブラウザーから印刷するページ、.pdf なら PDF になります。
class-given = ステップ{ $step }までに分かったことは載せておく
class-print-tip = ページをブラウザーで開きます。印刷はそこからします。
class-of-lesson = この課題
class-of-chapter = この章
class-of-list = コースの全部
class-questions = 1枚の問いの数
class-copies = 枚数
class-seed = 乱数の種
class-reached = コースの成績
class-no-marks = まだ成績がありません。予想か記入を終えると付きます。
class-copy-code = コードとしてコピー
class-copy-code-tip = メールやフォームやチャットに貼り付ける一行の文字です。先生のプログラムが読んで表にします。
class-table = クラスの成績
class-table-hint = ファイルには全員の全課題が入ります。名前の終わりは .csv か .json にします。
class-table-learner = 名前
class-table-fault = { $line }行目: { $what }

class-doubt-sum = 合計が課題ごとの点の和と違う
class-doubt-course = ほかの人の多くとコースが違う(課題、配点、重みのどれか)
class-doubt-joined = コードか表を { $count } 個合わせた
class-doubt-twice = 同じ課題の一回目が一つのコードか表に二つあり、小さい方で数えた
class-doubt-twin = 点、回数、見た回数がすべて{ $name }と同じ
class-doubt-missing = まだ出していない
class-doubt-no-name = 名前がない
class-doubt-not-in-roster = 名簿にない
class-table-last = 最後の日
class-table-doubts = 確かめること

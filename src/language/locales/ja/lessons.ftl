### The words of the list of lessons.

lessons-search = 課題を探す
lessons-search-tip = 題・章・読み方・用語で探す。合う順に並び、Enter で先頭を開く (/)
lessons-none-found = 合う課題はありません
lessons-clear-search = 探すのをやめる (Esc)
lessons-first-found = Enter で開く
lessons-own = 自分の課題
lessons-walked = 見どころを全部通った課題
lessons-retake = (やり直し { $share })
lessons-progress-tip = 通った課題の数 / 課題の数(最後へ飛んだだけでは数えない)
lessons-leave-course = 付属の課題へ戻る
lessons-leave-course-tip = コースを閉じる。成績は残る
lessons-cannot-open = 開けません
lessons-stops = (見どころ { $walked }/{ $stops })
lessons-menu = 名前・削除
lessons-rename = 名前を変える
lessons-delete = 削除する
lessons-delete-file = ファイルも消えます。元に戻せません。
lessons-delete-made = 保存していないので、元に戻せません。
lessons-cancel = やめる
lessons-points = ・{ $marks }点

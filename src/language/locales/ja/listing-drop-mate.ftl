### リスト「1手詰を数える」。

listing-drop-mate-name = 1手詰を数える
listing-drop-mate-symptom = 詰みが1つ見つかるが、その手を指すと反則で負ける。
listing-drop-mate-hint = 同じ形で詰ませてよい手と、いけない手がある。何を使って詰ませたか。
listing-drop-mate-explanation = 歩を打って、その手で詰ませてはいけない(打ち歩詰め)。盤の歩を突いて詰ませるのはよく、打った歩で王手をするだけでもよい。禁じられているのは「打った歩」と「詰み」が重なる手だけなので、詰みかどうかが分かってから調べる。合法手を作る所で見ておけば、どの探索も間違えない。
listing-drop-mate-assumption = 論文にリストはない。よくある間違いを、この課題のために作った。
listing-drop-mate-corrected = 規則を入れたもの
listing-drop-mate-line-function-mates-in-one = 関数 一手詰(局面) → 詰みの手の数
listing-drop-mate-line-count-0 = 数 ← 0
listing-drop-mate-line-for-each-check-dropped = 王手になる手を、歩を打つ手も入れて順に:
listing-drop-mate-line-if-opponent-has-no = kk で相手に指せる手がなければ:
listing-drop-mate-line-published = 数 ← 数 + 1
listing-drop-mate-line-corrected = 打った歩でなければ 数 ← 数 + 1
listing-drop-mate-line-return-count = 数 を返す
listing-drop-mate-var-count = 数
listing-drop-mate-said-opponent-has-moves = 相手に指せる手は{ $replies }通り。
listing-drop-mate-said-mate-one-more = 詰み。1つ数えた。
listing-drop-mate-said-mates = 詰みの手は { $count }。
listing-drop-mate-said-does-not-count = 詰みだが、打った歩。打ち歩詰めなので数えない。

### いま行ったことについての知らせ。

messages-not-grown = 最後まで育たなかったので、木は元のままです
messages-unfinished = 木は未完成です。根の値はまだ言えません
messages-first-position = はじめの局面を開きました。ほかの{ $more }行は使っていません
messages-no-comparing-yet = 記入しているあいだは、ほかの読みと比べられません。手本を見てから比べてください。
messages-no-stop = この先に止まる所はありません。Shift+→ で次の見どころへ、End で最後へ進みます
messages-next-lesson = この課題はここまでです。もう一度 PageDown を押すと次の課題「{ $title }」を開きます
messages-last-lesson = この課題はここまでで、一覧の最後の課題です
messages-nothing-tells = 予想しているあいだは、答えになるものを見せません。「見る」(Ctrl+1) で見られます。
messages-back-at-step = ステップ { $step } に戻りました
messages-again-at-step = ステップ { $step } に進みました
messages-other-steps = { $algorithm }のステップは別なので、はじめに戻りました

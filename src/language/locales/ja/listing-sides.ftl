### リスト「本文の手順を盤に並べる」。

listing-sides-name = 本文の手順を盤に並べる
listing-sides-symptom = 本文のとおりに並べると、最初の一手が指せない。
listing-sides-hint = 第5図の手番は後手。本文の「先手」は、だれのことだろう。
listing-sides-explanation = この段落の「先手」「後手」は、盤の▲△ではなく、読む側と相手の側のこと。△６二飛と読んだのは後手(読む側)で、一手パスするのは先手(相手の側)である。ほかの段落では、同じ言葉が盤の▲△を指している。
listing-sides-assumption = 第5図は手に入らないので、本文のどの記述にも合う盤を作って並べた。
listing-sides-task = 読み違いが始まる行を押してください
listing-sides-published = 論文のとおり
listing-sides-corrected = 読み替えたもの
listing-sides-line-function-play-out-figure = 関数 並べる(第5図) → 指せた手の数
listing-sides-line-published = 「先手」← ▲、「後手」← △
listing-sides-line-corrected = 「先手」← 読む側、「後手」← 相手の側
listing-sides-line-after-sente-has-played = 「先手が探索の中で62飛と指した後」
listing-sides-line-gote-passes = 「後手は1手パスをして」
listing-sides-line-26g = 「26金」
listing-sides-line-49b = 「49角」
listing-sides-line-37g = 「37金」
listing-sides-line-return-number-moves-made = 指せた手の数 を返す
listing-sides-said-figure-5-set-up = 第5図を並べた。
listing-sides-said-sente-gote = 「先手」は{ $first }、「後手」は{ $second }とする。
listing-sides-var-sente = 先手
listing-sides-said-has-no-piece-can = { $side }には、そこへ行ける駒がない。指せない。
listing-sides-var-moves-made = 指せた手
listing-sides-said-made = { $name } と指した。
listing-sides-said-passes = { $side }がパスした。
listing-sides-said-moves-were-made = { $made }手指せた。

### リスト「いちばん得な取り合い」。

listing-empty-squares-name = いちばん得な取り合い
listing-empty-squares-symptom = 値は正しい(3690)。ただし、取る駒のない升まで調べているので遅い。
listing-empty-squares-hint = 「自分の駒ではない」升には、何があるか。
listing-empty-squares-explanation = 「自分の駒でない」升には、相手の駒の升と空いた升がある。空いた升では EvalGain が 0 を返すので、いちばん得な値は変わらない。害のない間違いで、二つは途中で分かれても同じ値に着く。正確には「相手の駒なら」とする。本のリストでは best が宣言されておらず、引数 k は使われていない。
listing-empty-squares-corrected = 相手の駒だけを見るもの
listing-empty-squares-line-function-besteval-side-best = 関数 BestEval(側) → いちばんの得
listing-empty-squares-line-best-0 = 最善 ← 0
listing-empty-squares-line-published = 側の駒でなければ:
listing-empty-squares-line-corrected = 相手の駒なら:
listing-empty-squares-line-gain-evalgain-square = 得 ← EvalGain(升)
listing-empty-squares-line-if-gain-best-best = 得 > 最善 なら 最善 ← 得
listing-empty-squares-said-nothing-won-yet = まだ何も得ていない。
listing-empty-squares-said-looked-at = { $name }。調べるか。
listing-empty-squares-var-looked-at = 調べる
listing-empty-squares-said-taking-wins = { $name } を取れば { $gain } の得。
listing-empty-squares-said-best-gain = いちばんの得は { $best }。

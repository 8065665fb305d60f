### リスト「番号から桁を取り出す」。

listing-balanced-digits-name = 番号から桁を取り出す
listing-balanced-digits-symptom = 4段目には白が3枚、黒が2枚ある。番号 +873 から数え直すと、差は +1 のはずが +5 になる。
listing-balanced-digits-hint = 桁が取れるのは −1、0、+1 だけ。途中にそれ以外の数が出てこないか。
listing-balanced-digits-explanation = 割り算の余りは、割られる数と同じ符号で、0 から2まで動く。桁が −1、0、+1 の番号では、余りが2なら桁は −1 で、上の桁へ1繰り上がる(余りが −2 なら桁は +1)。/ と % だけで取り出すと、桁のない「2」が出る。Turtle は割り算をせず、番号から引く表(EdgeInfo、Hor2Info)をはじめに作っておく。
listing-balanced-digits-assumption = Turtle の文章にリストはない。表がなければこう書いて間違えるだろう、という例を作った。
listing-balanced-digits-line-function-difference-index = 関数 石の差(番号) → 白の枚数 − 黒の枚数
listing-balanced-digits-line-sum-0 = 差 ← 0
listing-balanced-digits-line-eight-times = 8回くり返す:
listing-balanced-digits-line-published = 桁 ← 番号 % 3
listing-balanced-digits-line-corrected = 桁 ← 番号 % 3 を −1、0、+1 に直したもの
listing-balanced-digits-line-sum-sum-digit = 差 ← 差 + 桁
listing-balanced-digits-line-index-index-digit-3 = 番号 ← (番号 − 桁) / 3
listing-balanced-digits-line-return-sum = 差 を返す
listing-balanced-digits-var-index = 番号
listing-balanced-digits-var-sum = 差
listing-balanced-digits-said-given-index-row-4 = 4段目の番号を受け取る。
listing-balanced-digits-said-digit-4 = { $file }4 の桁。
listing-balanced-digits-said-lowest-digit-looked-at = いちばん下の桁を見る。
listing-balanced-digits-var-digit = 桁
listing-balanced-digits-said-added-sum = 差に足す。
listing-balanced-digits-said-on-next-digit = 次の桁へ進む。
listing-balanced-digits-said-all-eight-digits-added = 8つの桁を足し終えた。

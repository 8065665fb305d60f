### リスト「1手指して取り合いを引く」。

listing-point-of-view-name = 1手指して取り合いを引く
listing-point-of-view-symptom = 後手番で角がただで取れるのに取らず、値 205 の手を指す。先手番ではうまく動く。
listing-point-of-view-hint = 局面の値は、誰から見た数か。最善は、誰にとっての最善か。
listing-point-of-view-explanation = 局面の値は先手から見た数なのに、後手番でもそのまま使い、いちばん大きいものを選んでいる。指す側から見た数に直してから相手の得を引けば、△同角の 3485 が選ばれる。本のリストには、合法手の数 teNum と value の宣言もない。その後のプログラムは、BestEval が後手の得を負の数で返し、呼ぶ側で符号を反転している。
listing-point-of-view-also = 6行目で、後手番なら小さい方を選ぶようにしても直せる。ただし、そのときは5行目でも、相手の得を引かずに足さなければならない。ここでは5行目だけを直す。
listing-point-of-view-line-published = v ← kk の値 − BestEval(相手)
listing-point-of-view-line-corrected = v ← 側から見た kk の値 − BestEval(相手)
listing-point-of-view-said-after-opponent-wins = { $made } のあと、相手の得は { $lost }。

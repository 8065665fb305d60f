### The words of the ways to work with a lesson.

study-modes = 学び方
study-watch = 見る
study-watch-tip = 一歩ずつ見る。どこで止まるかも選べる (Ctrl+1)
study-predict = 予想
study-predict-tip = 次の一歩を見る前に答える (Ctrl+2)
study-what-if = もし
study-what-if-tip = 値や順番や深さを変えて、何が変わるかを見る (Ctrl+3)
study-fill-in = 記入
study-fill-in-tip = 値と窓と枝刈りを自分で書き、採点を受ける (Ctrl+4)

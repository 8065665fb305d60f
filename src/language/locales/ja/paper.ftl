### 問題用紙が作れない理由。

paper-nothing = これらの課題には、問いが作れない
paper-too-few = これらの課題から作れる問いは{ $found }問。1枚{ $asked }問{ $differ ->
    [true] で、隣の用紙と違う問いにする
   *[false] にする
}には、{ $needed }問要る。問いの数を減らすか、課題を増やしてください
paper-answered = これらの課題の{ $found }問からは、{ $differ ->
    [true] 隣の用紙と違い、
   *[false] {""}
}たがいに答えを教えない{ $asked }問を1枚に選べない。問いの数を減らすか、課題を増やしてください

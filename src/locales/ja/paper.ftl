### 問題用紙が作れない理由。

paper-nothing = これらの課題には、問いが作れない
paper-too-few = これらの課題から作れる問いは{ $found }問。1枚{ $asked }問{ $differ ->
    [true] で隣どうしを変える
   *[false] にする
}には{ $needed }問いる
paper-answered = これらの課題の{ $found }問からは、たがいに答えを教えない{ $differ ->
    [true] 隣と違う
   *[false] {""}
}{ $asked }問を1枚に選べない。問いの数を減らすか、課題を増やす

### 候補手が生まれた理由。

called-why = 候補にした理由: { $why }。
called-why-value = 候補にした理由: { $why }。仮の値 { $value }。
called-by = → 読み筋の { $mv } から生まれた

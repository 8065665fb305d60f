### The words of a match that was measured.

measured-note = 実測: { $date }、うちのエンジンどうし、どちらも1手{ $nodes }節、無作為な序盤を先後入れ替えて{ $games }局ずつ。± は95%の誤差で、0をまたぐ差は、あるとは言えない。
measured-results =
    { $a } 対 { $b }: { $wins }勝 { $losses }敗 { $draws }分け
    { $command }

### 練習問題と記入。

exercises-empty = 空欄
exercises-written = 記入
exercises-marked-chosen = 選ぶ手の印
exercises-left = まだ何も書いていない節が{ $blanks }か所
exercises-marked-cut = 読まない印
exercises-goal-any = 何でも
exercises-goal-deep-cut = 深い枝刈りがある
exercises-goal-no-cut = 一つも刈れない
exercises-goal-best-order = 最善の順(刈れるだけ刈る)
exercises-goal-worst-order = 最悪の順
exercises-goal-tie = α = β で刈る
exercises-goal-stand-pat = 取らずに止まる方が良い
exercises-goal-battery = 後ろの駒が加わる取り合い
exercises-title = 練習: { $goal }(種 { $seed })
exercises-source = 乱数で作った練習問題。
exercises-notes-battery = 盤の取り合いの木です。節ごとに、取るか取らないかを選んだときの値を書きましょう。今は届かない後ろの駒にも気をつけて。
exercises-notes-stand-pat = 取る手だけを読む木です。どの番でも、取らずに止まる(スタンドパット)ことができます。節ごとの値と、選ぶ手を書きましょう。
exercises-notes-cuts = 末端の値だけが書いてある木です。節の値と窓を書き、読まない枝に印をつけましょう。採点は「記入」でできます。
exercises-student-notes =
    生徒用の写しです。答えも、途中の言葉も、入っていません。
    一歩ずつ予想してから見るか、木に値を書き込んでみましょう。
exercises-student-title = 生徒用 { $id }
exercises-student-source = 課題 { $id } の写し
exercises-no-student = 課題「{ $title }」の生徒用の写しは作れない。リストがそのまま答えになるから
exercises-unknown-goal = 「{ $name }」というねらいはない。あるのは { $ids }
exercises-out-of-range = { $what ->
    [depth] 深さ
    [branching] 手の数
    [range] 値の幅
   *[other] 同じ値の割合
}は { $from } から { $to } まで。{ $found } にはできない
exercises-no-algorithm = 「{ $goal }」は { $algorithm } では起こらない。起こるのは { $fitting }
exercises-too-shallow = 深い枝刈りには深さ4以上が要る。今は { $depth }
exercises-not-found = この形と種の { $tries } 本の木では「{ $goal }」が起こらなかった。形、値の幅、種を変えてください
exercises-variant = { $title }(別の木{ $number })

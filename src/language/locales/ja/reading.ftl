### The words about how a search reads: its chapters, its table, its order, its counts; and about the

reading-chapter-tip = Alt+→ ← で次・前の章へ
reading-visits = 訪れた節
reading-visits-tip = 読んだ節のうち、値を求めて読んだもの(ふつうの読み)、上から渡された幅1の窓の問いに答えるために読んだもの(幅1の窓での読み)、良いかどうかだけを尋ねたもの(偵察)、読み直したもの。表の値で済んだものと末端も、その中に含まれる
reading-cut-by = 枝を切ったもの
reading-cut-by-tip = 枝刈りのうち、手の順番の何番目の手が起こしたか。良い順番なら1番目が多い。見込みで読む探索は、パスか静的な値でも切る
reading-guesses = 見込みでしたこと
reading-guesses-tip = 見込みだけでしたことの数。割合は、読んだ節に対するもの。「…」の行は上の行に対するもの、省いた手は省いた手すべてに対するもの
reading-move-order = 手の順番
reading-order-tip = 最後に読んだときの順。+ − は手番の側の得失
reading-order-later = まだ見せない: 最後に読んだときの順番は、読んだ結果を先に明かしてしまう
reading-order-cuts = → 枝刈り
reading-more-in-order = … ほか{ $count }手
reading-joins-tip = 同じ局面になる節を点線で結ぶ (J)
reading-transposed = 2通り以上で来た局面
reading-filter-yss = YSS の種類の手
reading-filter-yss-tip = 攻める手、受ける手など、指す理由がある手だけ(1局面に32手まで)。深い所では「指さずに止まる」も選べる。論文: 山下宏「将棋プログラムの指し手生成について」
reading-iterated = パスして、受ける手を作る(反復生成)
reading-iterated-tip = 手番の側に一手パスさせて読み、その読み筋の手に備える手を候補に加える。末端は駒の損得か取り合い。論文: 山下宏「将棋プログラムの指し手生成について」
reading-called-by-all = 読み筋の全部に備える
reading-called-by-next = 直後の手だけに備える
reading-after-pass = パスのあとに読む手数
reading-chapter-steps = { $name }: ステップ { $from }〜{ $to }

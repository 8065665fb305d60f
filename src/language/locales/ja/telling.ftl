### The words of how a run is told.

telling-words = 言葉
telling-words-tip = 一歩を、ひとことで、一文で、または理由まで言う (W)
telling-code = 擬似コード
telling-code-tip = 擬似コードをあらく、ふつうに、こまかく書く (Z)
telling-negamax-hint = 値は、その節の手番の側から見たもの
telling-contradiction = ≧ と ≦ が両立しない
telling-notation = 書き方
telling-notation-tip = 値と窓の書き方。読む手順も値も変わらない (Shift+Z)。課題の文章は教科書の書き方のまま。「予想」「記入」では教科書の書き方になる
telling-words-word = ひとこと
telling-words-sentence = 一文
telling-words-reasoning = 理由まで
telling-code-coarse = あらく
telling-code-usual = ふつう
telling-code-fine = こまかく
telling-notation-textbook = 教科書 α β
telling-notation-negamax = ネガマックス
telling-textbook-tip = 窓 (α, β) を各節に書く。値はすべて先手から見たもの
telling-arrows-tip = ↓は上の節から渡された限界、↑は下から返った値がこの節で動かした限界
telling-inequalities-tip = α と β を使わない。先手の節は「≧ いくつ」、後手の節は「≦ いくつ」と書き、上の節と両立しなければ枝刈り
telling-negamax-tip = 値も窓も、その節の手番の側から見たもの。一段下がるごとに符号が変わり、窓は (−β, −α) になる。証明数の読みでは、擬似コードは教科書のまま
telling-fractions = 端数の書き方
telling-fractions-tip = 整数でない値と確率を、分数で書くか、割り切れるものを小数で書くか。どちらでも入力できる
telling-sides = 両者の呼び名
telling-sides-tip = 手書きの木と○×ゲームで、両者をどう呼ぶか。将棋やオセロの呼び名は変わらない
telling-signs = 記号
telling-signs-tip = 「以上」「以下」、範囲、正解の記号。入力にはどちらも使える

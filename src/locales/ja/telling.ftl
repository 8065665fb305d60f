### The words of how a run is told.

telling-words = 言葉
telling-words-tip = 一歩を、ひとことで、一文で、または理由まで言う (W)
telling-code = 手順
telling-code-tip = 手順(擬似コード)をあらく、ふつうに、こまかく書く (Z)
telling-negamax-hint = 値は、その節の手番の側から見たもの
telling-contradiction = ≧ と ≦ が両立しない
telling-notation = 書き方
telling-notation-tip = 値と窓の書き方。読む手順も値も変わらない (Shift+Z)。課題の文章は教科書の書き方のまま。「予想」「記入」では教科書の書き方になる

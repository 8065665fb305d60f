//! The words of the patterns of Othello.

texts! {
    /// Every text of the patterns of Othello in one language.
    PatternTexts {
        /// Back to the tree.
        to_tree: "木へ戻る (U)", "To the tree (U)";
        /// The way to the patterns.
        inside: "パターンを見る (U)", "See the patterns (U)";
        /// What they show.
        inside_tip: "この局面を46個のパターンに分けて、それぞれの番号と値を見る (U)", "See this position as 46 patterns, each with its index and its value (U)";
        /// The board with the digits of a pattern.
        digits: "桁", "Digits";
        /// What it shows.
        digits_tip: "選んだパターンの各升の桁(黒 −1、白 +1、空き 0)と、掛ける3の累乗", "The digit of each square of the pattern (black −1, white +1, empty 0), and the power of three it is multiplied by";
        /// The board with what the last move has changed.
        change: "この手の変化", "The move";
        /// What it shows.
        change_tip: "置いた石は ±3のk乗、返した石は ±2·3のk乗だけ番号を変える", "A disc that is placed changes the index by ±3 to the k, one that is turned by ±2·3 to the k";
        /// The board with the sum over all patterns.
        sum: "合計の地図", "Sum of all";
        /// What it shows.
        sum_tip: "46個のパターンの値を、それぞれの升に等分して足したもの。赤は黒に、青の斜線は白に良い", "The values of the 46 patterns, each shared equally among its squares. Red is good for Black, hatched blue for White";
        /// How good the weights are.
        fit: "重みの誤差", "Errors";
        /// What it shows.
        fit_tip: "重み付けに使わなかった対局で、値が最後の石の差からどれだけ離れていたか(平均二乗誤差の平方根、石)", "How far values were from the final scores of games that the weights were not fitted to (root mean square, in discs)";
        /// The curve of the patterns.
        fit_patterns: "パターン", "patterns";
        /// The curve of the disc count.
        fit_discs: "石の数", "disc count";
        /// The curve of always guessing 0.
        fit_zero: "いつも 0", "always 0";
        /// Below the plot.
        fit_axis: "横: 段階 0〜40   縦: 誤差(石)", "across: stage 0 to 40   up: error in discs";
        /// The pattern that is looked at.
        pattern: "パターン", "Pattern";
        /// The column of indices.
        index: "番号", "Index";
        /// The column of values.
        value: "値", "Value";
        /// The column of changes.
        changed: "変化", "Change";
        /// The pair with the opposite sign.
        swapped: "石の色を入れ替えると", "With the colours swapped";
        /// The stage of the game.
        stage: "段階", "Stage";
        /// The term of the stage.
        stage_term: "段階の項", "Term of the stage";
        /// The unit.
        unit: "Turtle、1石=100", "Turtle, a disc is 100";
        /// Where the game is over.
        over: "終局。石の差だけを数えます。", "The game is over: discs alone are counted.";
        /// On a board of 4×4.
        only_eight: "パターンは8×8の盤のもの。4×4の盤にはありません。", "Patterns are made for boards of 8×8; a board of 4×4 has none.";
        /// Where the last move has changed nothing in the pattern.
        unchanged: "この手では変わらない", "unchanged by the move";
        /// While values are covered.
        covered: "値は伏せてあります。", "Values are covered.";
        /// Where there is nothing to show.
        nothing: "この局面にはパターンがありません。", "There are no patterns here.";
        /// The board, for a screen reader.
        map: "パターンの盤", "The board of patterns";
        /// The button to the pattern before.
        previous: "前のパターン", "The pattern before";
        /// The button to the pattern after.
        next: "次のパターン", "The pattern after";
        /// The sum of all patterns.
        all: "パターンの合計", "All patterns";
        /// The whole value.
        total: "評価値", "Value";
    }
}

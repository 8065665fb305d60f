//! The words of the comparison on Othello.

texts! {
    /// The texts of the comparison of readers of one position of Othello.
    OthelloCompareTexts {
        /// What starting does.
        start_tip: "この局面を、うちのエンジンに評価を変えて読ませる。終盤なら終局まで読み切る (E)", "Let our engine read this position with several evaluators, and to the end of the game where that is near (E)";
        /// What the values are.
        unit: "値は黒から見たもの。石の差は終局での石の数の差(Turtle は見込み)、「か所」は打てる所の差", "Values are for Black: discs of the final score (Turtle expects them); “moves” is the difference in moves";
        /// What every depth means.
        by_depth_tip: "エンジンの深さ1から順に並べる", "Lists the engine depth by depth";
        /// The column of values.
        score: "黒から", "Black";
    }
}

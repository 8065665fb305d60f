//! The words about the search for mate from the board.

texts! {
    /// Every text about the search for mate in one language.
    MateTexts {
        /// Title of the choices.
        title: "王手だけで詰むか", "Mate by checks alone";
        /// What it does.
        tip: "手番の側が王手だけで詰ませられるかを、この手数まで調べる。解いた木を一歩ずつたどれる", "Whether the side to move mates by checks alone, within so many plies. The proof is a tree to step through";
        /// The most plies.
        plies: "手数(まで)", "plies, at most";
        /// The button.
        search: "詰みを探す", "Search for mate";
        /// Above the switches.
        cuts: "読む手を減らす(YSS)", "leave moves out (YSS)";
        /// Useless interpositions cost no plies.
        interpositions: "無駄合を手数に数えない", "useless interpositions do not count";
        /// What that means.
        interpositions_tip: "離れた王手の間に打っても、ただで取られるだけの合駒。読むが、手数には数えない", "A piece dropped before a check from afar, only to be taken for nothing. It is read, and costs no plies";
        /// Rooks and bishops must promote.
        promote: "飛・角の不成を読まない", "rook and bishop always promote";
        /// What that means.
        promote_tip: "成れる飛車と角は必ず成る。打ち歩詰めを避ける不成の詰みは見つからない", "A rook or bishop that may promote does. A mate that avoids mate by a dropped pawn is missed";
        /// Rooks and bishops are dropped near.
        near: "飛・角を遠くから打たない", "no rook or bishop from afar";
        /// What that means.
        near_tip: "飛車と角は玉の隣にだけ打つ", "Rooks and bishops are dropped next to the king only";
        /// A limit on what is lost.
        loss: "駒損がこれを超えたら打ち切る", "give up when more is lost than";
        /// What it counts.
        loss_tip: "取られた駒と取った駒の差。YSS の点数で、歩は100", "What was taken, less what was won, in the values of YSS: a pawn is 100";
        /// A limit on sacrifices.
        sacrifices: "捨て駒の回数の上限", "sacrifices, at most";
        /// What it counts.
        sacrifices_tip: "王手した駒を、すぐその升で取られた回数", "How often a checking piece was taken where it had just moved";
        /// What a limit means.
        unknown: "節の上限に達するか止めたときは、「詰まない」ではなく「分からない」", "If the cap is reached, or it is stopped, the answer is “unknown”, never “no mate”";
    }
}

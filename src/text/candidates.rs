//! The words of the list of candidates.

texts! {
    /// Every text of the list of candidates in one language.
    CandidatesTexts {
        /// The way to the list.
        candidates: "候補の手", "Candidates";
        /// What it shows.
        candidates_tip: "この局面で読む価値がある手と、ほかの手を作らない理由(YSS の指し手の分類)を見る (Y)", "See which moves of this position are worth reading, and why the others are not generated: the move classes of YSS (Y)";
        /// Back to the tree.
        to_tree: "木へ戻る (Y)", "To the tree (Y)";
        /// Between the number of candidates and that of legal moves.
        of: "手 / 合法手", "of";
        /// After the number of legal moves.
        legal: "手", "legal moves";
        /// That the tree is not read by classes.
        not_of_tree: "この木は別の選び方で読んでいる", "This tree is read in another way";
        /// That near the root more classes are generated.
        near_root: "根の近く:すべての種類", "near the root: every class";
        /// That farther from the root fewer are.
        far_from_root: "根から遠い:攻める手と受ける手だけ", "far from the root: attack and defence alone";
        /// Above the moves that are not generated.
        others: "作らない手", "Not generated";
        /// Where no move of a group is generated.
        none: "なし", "none";
        /// Where there is no list.
        nothing: "この局面には候補の一覧がありません。", "There is no list for this position.";
        /// While values are covered.
        covered: "候補は伏せてあります。", "The candidates are covered.";
        /// On a badge: attack.
        attack: "攻", "A";
        /// On a badge: defence.
        defence: "受", "D";
        /// On a badge: near the root only.
        shallow: "浅", "S";
    }
}

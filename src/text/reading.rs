//! The words about how a search reads: its chapters, its table, its order, its counts; and about the
//! search for mate from the board.

mod mate;

pub use mate::MateTexts;

texts! {
    /// Every text about how a search reads in one language.
    ReadingTexts {
        /// How to go to a chapter.
        chapter_tip: "Alt+→ ← で次・前の章へ", "Alt+→ ←: next, previous chapter";
        /// Title of the table of visits.
        visits: "訪れた節", "visits";
        /// What it counts.
        visits_tip: "読んだ節のうち、値を求めて読んだもの(本読み)、良いかどうかだけを尋ねたもの(偵察)、読み直したもの。表の値で済んだものと末端も、その中に含まれる", "Of the nodes entered: for their value (full visits), only to ask whether they are better (scouts), once more (re-searches). Table hits and leaves are among them";
        /// Title of the table of cuts.
        cut_by: "枝を切った手", "cut by";
        /// What it counts.
        cut_by_tip: "枝刈りのうち、手の順番の何番目の手が起こしたか。良い順番なら1番目が多い", "By which move of the order cuts were made: in a good order, most by the first";
        /// The list of a node's moves in the order in which they are tried.
        move_order: "手の順番", "Order of the moves";
        /// Which order it is.
        order_tip: "最後に読んだときの順。+ − は手番の側の得失", "As at the last visit; + and − are for the side to move";
        /// Beside the move that closes the window.
        order_cuts: "→ 枝刈り", "→ cut";
        /// After the number of moves that are not listed.
        more_in_order: "手", "more";
        /// Joins equal positions.
        joins: "合流", "Transpositions";
        /// What `joins` does.
        joins_tip: "同じ局面になる節を破線で結ぶ (J)", "Join the nodes of equal positions by dashed arcs (J)";
        /// How many positions are reached by more than one way.
        transposed: "2通り以上で来た局面", "positions reached by several ways";
        /// The filter of moves by their classes.
        filter_yss: "YSS の種類の手", "YSS classes";
        /// What it reads.
        filter_yss_tip: "攻める手、受ける手など、指す理由がある手だけ(1局面に32手まで)。深い所では「指さずに止まる」も選べる。論文: 山下宏「将棋プログラムの指し手生成について」", "Only moves that something calls for: attacks, defences and others, at most 32 a position. Deeper down, stopping is a choice. Paper: Yamashita on YSS";
        /// Moves are generated from what follows a pass.
        iterated: "パスして、受ける手を作る(反復生成)", "Pass, and generate answers (iterated generation)";
        /// What that does.
        iterated_tip: "手番の側に一手パスさせて読み、その読み筋の手に備える手を候補に加える。末端は駒の損得か取り合い。論文: 山下宏「将棋プログラムの指し手生成について」", "The side to move passes, and answers to the line that follows become candidates. Leaves are static or exchanges. Paper: Yamashita on YSS";
        /// All moves of the line call for candidates.
        called_by_all: "読み筋の全部に備える", "answer the whole line";
        /// Only the next move does.
        called_by_next: "直後の手だけに備える", "answer the next move only";
        /// How deep is read after a pass.
        after_pass: "パスのあとに読む手数", "plies after the pass";
    }
}

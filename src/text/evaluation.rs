//! The words of an evaluation, seen from inside.

/// What each rung of the ladder counts, from the lowest.
pub const RUNGS: [(&str, &str); 8] = [
    ("1 駒の点", "1 material"),
    ("2 持駒は1割増し", "2 a tenth more in hand"),
    ("3 玉の近くの利き", "3 attacks near the kings"),
    ("4 重なった利き", "4 several attacks"),
    ("5 一つの表に", "5 one table"),
    ("6 利きは2まで (KKPEE9)", "6 two at most (KKPEE9)"),
    ("7 紐と当たり", "7 supported, attacked"),
    ("8 玉の隣と玉の升", "8 around and under the king"),
];

texts! {
    /// Every text about an evaluation in one language.
    EvaluationTexts {
        /// Looks into the evaluation instead of at the tree.
        inside: "評価の中身", "Inside";
        /// What it does.
        inside_tip: "見ている局面の評価を、項目ごと・升ごとに見る (U)", "See the evaluation of the position shown by term and by square (U)";
        /// Back from there.
        to_tree: "木へ戻る (U)", "To the tree (U)";
        /// Who evaluates.
        evaluator: "評価関数", "Evaluator";
        /// Nothing is set beside it.
        alone: "この局面だけ", "This alone";
        /// The position before the last move.
        before: "直前と比べる", "Before the move";
        /// What it does.
        before_tip: "直前の手で、どの項目がどれだけ変わったか", "What the last move has changed, by term";
        /// Marks the node, to set others beside it.
        mark: "印をつける", "Mark";
        /// What it does.
        mark_tip: "この局面に印をつけ、ほかの局面をこれと比べる", "Marks this position: others are set beside it";
        /// Compared with the marked node.
        marked: "印の局面と比べる", "The marked one";
        /// It is the marked node itself, or the root.
        no_standard: "比べる相手はこの局面自身か、まだない", "There is nothing to set it beside: it is that position itself, or the first";
        /// A column of the table.
        term: "項目", "Term";
        /// The terms of Black.
        black: "先手", "Black";
        /// The terms of White.
        white: "後手", "White";
        /// The sum of both.
        sum: "計", "Sum";
        /// Where it is set beside something: the value there.
        then: "前", "Before";
        /// The value here.
        now: "今", "Now";
        /// What has changed.
        change: "変化", "Change";
        /// The sum of all terms.
        total: "評価値", "Value";
        /// What the tree takes off.
        base: "出発局面の値を引く", "less the value of the root";
        /// What an exchange adds at a leaf.
        exchange: "取り合いで足す", "plus the best exchange";
        /// The value of the leaf.
        leaf: "末端の値", "Value of the leaf";
        /// All terms.
        all_terms: "すべての項目", "All terms";
        /// Terms of both sides.
        both: "両方", "Both";
        /// The rungs of the ladder.
        ladder: "評価のはしご", "The ladder";
        /// What the ladder is.
        ladder_tip: "一段ごとに考えを一つ足した評価関数。押すとその段で評価する(歩は 90 点)", "Evaluators that add one idea a rung; a click evaluates by that rung (a pawn is 90)";
        /// What a rung adds.
        adds: "加わる値", "adds";
        /// The ladder needs kings.
        no_ladder: "3段目からは両方の玉がいる", "From the third rung on both kings are needed";
        /// The terms of a square.
        of_square: "の項目", ": its terms";
        /// Back to the ladder.
        close: "閉じる", "Close";
        /// The largest terms.
        largest_changes: "大きく変わった項目", "What has changed most";
        /// Under the board.
        legend: "橙 = 先手に良い   青・斜線 = 後手に良い   数は先手から見た点", "orange: good for Black   blue, hatched: for White   numbers: from Black";
        /// Under the board, where it shows what has changed.
        legend_change: "変化の図: 橙 = 先手に良くなった   青・斜線 = 後手に良くなった", "what has changed — orange: better for Black   blue, hatched: better for White";
        /// Under the board of the bonuses of Black's king.
        legend_bonus_black: "先手の玉がその升にいるときの加点。太枠は今いる升", "what Black's king has for standing on each square; framed: where he is";
        /// Under the board of the bonuses of White's king.
        legend_bonus_white: "後手の玉がその升にいるときの加点(後手に良い数)。太枠は今いる升", "what White's king has for standing on each square; framed: where he is";
        /// The picture, for a screen reader.
        map: "升ごとの評価の図", "The evaluation by square";
        /// No position of shogi.
        nothing: "ここには将棋の局面がない", "There is no position of shogi here";
        /// The node is covered.
        covered: "この節の値は伏せてあります。", "The value of this node is covered.";
    }
}

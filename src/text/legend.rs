//! The legend below the tree: the meaning of each sign that is currently drawn there.

use language::Language;

macro_rules! legend {
    ($($(#[doc = $doc:literal])* $name:ident: $text:ident;)*) => {
        /// An item of the tree picture that the legend explains.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum LegendEntry {
            $($(#[doc = $doc])* $name,)*
        }

        impl LegendEntry {
            /// In the order of the legend.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The meaning of the sign.
            #[must_use]
            pub fn meaning(self, language: Language) -> String {
                let texts = language.texts();
                match self {
                    $(Self::$name => texts.$text(),)*
                }
            }
        }
    };
}

legend! {
    /// A node of Black's.
    Black: legend_black;
    /// A node of White's.
    White: legend_white;
    /// The same, where every node takes the smallest value.
    BlackToo: legend_black_too;
    /// A node of White's, where every node takes the largest value.
    WhiteToo: legend_white_too;
    BestLine: legend_best_line;
    /// The path to the current node, or to the most-proving node.
    Way: legend_way;
    /// The best move of a node.
    BestHere: legend_best_here;
    /// The frame of the current node.
    Here: legend_here;
    Selected: legend_selected;
    /// A value that is a lower bound.
    AtLeast: legend_at_least;
    /// A value that is an upper bound.
    AtMost: legend_at_most;
    /// The strokes across the edge of a pruned node.
    Cut: legend_cut;
    /// The bound beside the strokes of a cut.
    CutBound: legend_cut_bound;
    /// A pruned node.
    Hatched: legend_hatched;
    /// A move that the search skipped, without a value.
    Skipped: legend_skipped;
    /// The window of a node.
    Window: legend_window;
    /// The thresholds of a proof-number search.
    Thresholds: legend_thresholds;
    /// Proof and disproof numbers.
    Numbers: legend_numbers;
    Proven: legend_proven;
    Disproven: legend_disproven;
    /// A node that is being read and has no value yet.
    Open: legend_open;
    /// A value that is not final.
    Pale: legend_pale;
    /// The given value of a leaf that has not been read.
    Given: legend_given;
    /// A node that has not been visited.
    Unread: legend_unread;
    /// A node that was visited and is not settled.
    Unsettled: legend_unsettled;
    /// A value of an earlier visit.
    Earlier: legend_earlier;
    /// A node that a proof-number search has not generated.
    NotMade: legend_not_made;
    /// The node that set the bound of the displayed cut.
    Setter: legend_setter;
    /// A value from the transposition table.
    Table: legend_table;
    /// Where the value from the table was read.
    Source: legend_source;
    /// From the move after a pass that called for a candidate.
    Called: legend_called;
    /// Nodes with equal positions.
    Equal: legend_equal;
    /// Declining, or standing pat.
    Decline: legend_decline;
    /// A pass that asks what the opponent threatens.
    Pass: legend_pass;
    /// A move that could promote and does not, as in Rx1c=.
    NotPromoted: legend_not_promoted;
    /// Siblings drawn as one, with the range of their values.
    Group: legend_group;
    /// The same without values.
    Others: legend_others;
    /// Rows too dense for nodes.
    Columns: legend_columns;
    /// Folded children.
    Folded: legend_folded;
    /// The arrows on the board beside the tree.
    Arrows: legend_arrows;
    /// The squares of the last move, on the board.
    LastMove: legend_last_move;
    /// The line of another reader.
    Laid: legend_laid;
}

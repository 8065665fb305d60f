//! The signs of the tree, the board, the scrub bar and the list, with their meanings: in a few words
//! in the legend below the tree, and in full in the key.

use language::{Language, Texts};

/// A text of this row; `None` for an underscore.
macro_rules! phrase {
    (_) => {
        None
    };
    ($text:ident) => {
        Some(Texts::$text as fn(&Texts) -> String)
    };
}

macro_rules! signs {
    ($($(#[doc = $doc:literal])* $name:ident: $short:tt, $full:tt;)*) => {
        /// A sign, in the order of the legend.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Sign {
            $($(#[doc = $doc])* $name,)*
        }

        impl Sign {
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Its meaning in the legend, and in the key, where it is in these.
            const fn texts(self) -> [Option<fn(&Texts) -> String>; 2] {
                match self {
                    $(Self::$name => [phrase!($short), phrase!($full)],)*
                }
            }
        }
    };
}

impl Sign {
    /// The signs in the key.
    pub fn key() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|sign| sign.texts()[1].is_some())
    }

    /// Its meaning in a few words, for the legend.
    pub fn short(self, language: Language) -> String {
        let [short, full] = self.texts();
        short.or(full).map_or_else(String::new, |text| text(language.texts()))
    }

    /// Its meaning in full, for the key.
    pub fn meaning(self, language: Language) -> String {
        let [short, full] = self.texts();
        full.or(short).map_or_else(String::new, |text| text(language.texts()))
    }
}

signs! {
    /// A node with Black to move.
    Black: legend_black, signs_black;
    /// A node with White to move.
    White: legend_white, signs_white;
    /// A node where chance moves.
    Chance: legend_chance, signs_chance;
    /// A node where one of several players moves.
    Seat: legend_seat, signs_seat;
    /// The payoffs of all players.
    Paid: legend_paid, signs_paid;
    /// Nodes that whoever moves there cannot tell apart.
    Together: legend_together, signs_together;
    /// A node of Black's, where every node takes the smallest value.
    BlackToo: legend_black_too, _;
    /// A node of White's, where every node takes the largest value.
    WhiteToo: legend_white_too, _;
    /// The final value.
    Settled: _, signs_settled;
    BestLine: legend_best_line, signs_best_line;
    /// The path to the current node, or to the most-proving node.
    Way: legend_way, signs_way;
    /// The best move of a node.
    BestHere: legend_best_here, signs_best_here;
    /// The frame of the current node.
    Here: legend_here, signs_here;
    Selected: legend_selected, signs_selected;
    /// A value that is a lower bound.
    AtLeast: legend_at_least, signs_at_least;
    /// A value that is an upper bound.
    AtMost: legend_at_most, signs_at_most;
    /// The strokes across the edge of a pruned node.
    Cut: legend_cut, signs_cut;
    /// The bound beside the strokes of a cut.
    CutBound: legend_cut_bound, legend_cut_bound;
    /// A pruned node, whether the tree goes on below it or only names it.
    Pruned: legend_pruned, signs_pruned;
    /// The window of a node.
    Window: legend_window, signs_window;
    /// The thresholds of the numbers that an algorithm keeps.
    Thresholds: legend_thresholds, signs_thresholds;
    /// The numbers that an algorithm keeps.
    Numbers: legend_numbers, signs_numbers;
    /// The interval of a node.
    Interval: legend_interval, signs_interval;
    /// Visits and mean of a search that samples.
    Samples: legend_samples, signs_samples;
    /// The terms by which a child is selected.
    Terms: legend_terms, signs_terms;
    /// The random moves of a playout.
    Played: legend_played, signs_played;
    /// Numbers from before the last change below them.
    BeforeRecount: legend_before_recount, legend_before_recount;
    Unexpanded: _, signs_unexpanded;
    Proven: legend_proven, signs_proven;
    Disproven: legend_disproven, signs_disproven;
    /// A node that is being read and has no value yet.
    Open: legend_open, signs_open;
    /// A value that is covered until it is asked for.
    Covered: legend_covered, signs_covered;
    /// A value that is not final.
    SoFar: legend_so_far, signs_so_far;
    /// The given value of a leaf that has not been read.
    Given: legend_given, legend_given;
    /// A node that has not been visited.
    Unvisited: legend_unvisited, signs_unvisited;
    /// A node that a search for a proof has not generated.
    NotMade: legend_not_made, signs_not_made;
    /// A node that was visited and is not settled.
    Unsettled: legend_unsettled, legend_unsettled;
    /// A value of an earlier visit.
    Earlier: legend_earlier, signs_earlier;
    /// The node that set Black's bound of the displayed cut.
    SetForBlack: legend_setter, legend_setter;
    /// The same for White's.
    SetForWhite: legend_setter, _;
    /// A node whose value is inside its window.
    PvNode: legend_pv_node, legend_pv_node;
    /// A node at which a move is good enough for a cut.
    CutNode: legend_cut_node, legend_cut_node;
    /// A node at which no move is good enough.
    AllNode: legend_all_node, legend_all_node;
    /// A value from the transposition table.
    Table: legend_table, signs_table;
    /// Where the value from the table was read.
    Source: legend_source, legend_source;
    /// From the move after a pass that called for a candidate.
    Called: legend_called, _;
    /// Nodes with equal positions.
    Equal: legend_equal, legend_equal;
    /// Declining, or standing pat.
    Decline: legend_decline, signs_decline;
    /// A pass that asks what the opponent threatens.
    Pass: legend_pass, _;
    /// A move that could promote and does not, as in Rx1c=.
    NotPromoted: legend_not_promoted, legend_not_promoted;
    /// The change of a value that was just updated.
    Changed: legend_changed, legend_changed;
    /// The name, at the border, of a node out of view that an arrow or a value comes from.
    OutOfView: legend_out_of_view, legend_out_of_view;
    /// A node that differs from the unchanged tree, in What if.
    Differs: legend_differs, legend_differs;
    /// The learner's number, in Fill in.
    Written: legend_written, legend_written;
    /// A branch that the learner has marked as never read.
    MarkedCut: legend_marked_cut, _;
    /// A move that the learner has marked as the choice.
    MarkedChosen: legend_marked_chosen, legend_marked_chosen;
    /// The grades of entries.
    GradeRight: legend_grade_right, legend_grade_right;
    GradePartly: legend_grade_partly, legend_grade_partly;
    GradeWrong: legend_grade_wrong, legend_grade_wrong;
    GradeMissing: legend_grade_missing, legend_grade_missing;
    /// Siblings drawn as one, with the range of their values.
    Group: legend_group, signs_group;
    /// The same without values.
    Others: legend_others, _;
    /// Rows too dense for nodes.
    Columns: legend_columns, signs_columns;
    Folded: legend_folded, signs_folded;
    /// The arrows on the board beside the tree.
    Arrows: legend_arrows, legend_arrows;
    /// The captures on a square, on the board.
    Attackers: legend_attackers, legend_attackers;
    /// The moves of other readers, on the board.
    ReaderArrows: legend_reader_arrows, legend_reader_arrows;
    /// The squares of the last move, on the board.
    LastMove: legend_last_move, legend_last_move;
    /// The line of another reader.
    Laid: legend_laid, legend_laid;
    /// A stop of the lesson.
    Stop: _, signs_stop;
    /// A cut on the scrub bar.
    CutMark: _, signs_cut_mark;
    /// A change of the best move.
    BestMark: _, signs_best_mark;
    /// A re-search on the scrub bar.
    AgainMark: _, signs_again_mark;
    /// A change of the depth on the scrub bar.
    DepthMark: _, signs_depth_mark;
    /// A change of the numbers of the root on the scrub bar.
    NumbersMark: _, signs_numbers_mark;
    /// A lesson of the list that has been watched to the end.
    Walked: _, signs_walked;
}

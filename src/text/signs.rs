//! The key: the meaning of every sign in the tree, the scrub bar and the list.

use language::Language;

macro_rules! signs {
    ($($(#[doc = $doc:literal])* $name:ident: $text:ident;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sign {
            $($(#[doc = $doc])* $name,)*
        }

        impl Sign {
            /// In the order in which users encounter them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

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

signs! {
    /// A node with Black to move.
    Black: signs_black;
    /// A node with White to move.
    White: signs_white;
    Unvisited: signs_unvisited;
    /// Being searched, still without a value.
    Open: signs_open;
    /// The best value so far.
    SoFar: signs_so_far;
    /// The final value.
    Settled: signs_settled;
    AtLeast: signs_at_least;
    AtMost: signs_at_most;
    /// Pruned by a cut.
    Pruned: signs_pruned;
    /// A skipped move of a searched tree.
    Stub: signs_stub;
    /// A value of an earlier visit.
    Earlier: signs_earlier;
    /// The current node.
    Here: signs_here;
    Selected: signs_selected;
    BestLine: signs_best_line;
    /// The path to the current node.
    Way: signs_way;
    /// The best move of a node.
    BestHere: signs_best_here;
    Cut: signs_cut;
    Window: signs_window;
    /// Proof and disproof number.
    Numbers: signs_numbers;
    Unexpanded: signs_unexpanded;
    Proven: signs_proven;
    Disproven: signs_disproven;
    /// Not generated yet.
    NotMade: signs_not_made;
    Thresholds: signs_thresholds;
    /// Declining, or standing pat.
    Decline: signs_decline;
    /// Siblings drawn as one.
    Group: signs_group;
    /// Folded children.
    Folded: signs_folded;
    /// A row too dense for nodes.
    Columns: signs_columns;
    /// A value from the transposition table.
    Table: signs_table;
    /// A stop of the lesson.
    Stop: signs_stop;
    /// A cut on the scrub bar.
    CutMark: signs_cut_mark;
    /// A change of the best move.
    BestMark: signs_best_mark;
    /// A re-search on the scrub bar.
    AgainMark: signs_again_mark;
    /// A change of the depth on the scrub bar.
    DepthMark: signs_depth_mark;
    /// A change of proof numbers on the scrub bar.
    NumbersMark: signs_numbers_mark;
    /// A lesson of the list that has been watched to the end.
    Walked: signs_walked;
}

//! The key: the meaning of every sign in the tree, the scrub bar and the list.

use crate::language::Language;

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
    /// A node of Black's.
    Black: signs_black;
    /// A node of White's.
    White: signs_white;
    /// Not visited yet.
    Unvisited: signs_unvisited;
    /// Being read, nothing known.
    Open: signs_open;
    /// The best so far.
    SoFar: signs_so_far;
    /// Settled.
    Settled: signs_settled;
    /// At least.
    AtLeast: signs_at_least;
    /// At most.
    AtMost: signs_at_most;
    /// Cut away.
    Pruned: signs_pruned;
    /// A skipped move of a searched tree.
    Stub: signs_stub;
    /// A value of an earlier visit.
    Earlier: signs_earlier;
    /// Where the search stands.
    Here: signs_here;
    /// The selected node.
    Selected: signs_selected;
    /// The best line.
    BestLine: signs_best_line;
    /// The way to where the search stands.
    Way: signs_way;
    /// The best move of a node.
    BestHere: signs_best_here;
    /// A cut.
    Cut: signs_cut;
    /// A window.
    Window: signs_window;
    /// Proof and disproof number.
    Numbers: signs_numbers;
    /// A node that is not expanded yet.
    Unexpanded: signs_unexpanded;
    /// Proven.
    Proven: signs_proven;
    /// Disproven.
    Disproven: signs_disproven;
    /// Not made yet.
    NotMade: signs_not_made;
    /// Thresholds.
    Thresholds: signs_thresholds;
    /// Declining, or standing pat.
    Decline: signs_decline;
    /// Siblings that stand as one.
    Group: signs_group;
    /// Children that are folded away.
    Folded: signs_folded;
    /// A row that is too dense for nodes.
    Columns: signs_columns;
    /// A value of the table.
    Table: signs_table;
    /// A stop of the lesson.
    Stop: signs_stop;
    /// A cut on the scrub bar.
    CutMark: signs_cut_mark;
    /// A change of the best move.
    BestMark: signs_best_mark;
    /// A lesson of the list that has been walked through.
    Walked: signs_walked;
}

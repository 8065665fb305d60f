//! The legend below the tree: what is currently drawn there, in a few words each.

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

            #[must_use]
            pub fn words(self, language: Language) -> String {
                let texts = language.texts();
                match self {
                    $(Self::$name => texts.$text(),)*
                }
            }
        }
    };
}

legend! {
    BestLine: legend_best_line;
    /// The path to the current node, or to the most-proving node.
    Way: legend_way;
    /// The best move of a node.
    BestHere: legend_best_here;
    /// The frame of the current node.
    Here: legend_here;
    Selected: legend_selected;
    /// The window of a node.
    Window: legend_window;
    /// The thresholds of a proof-number search.
    Thresholds: legend_thresholds;
    /// Proof and disproof numbers.
    Numbers: legend_numbers;
    Proven: legend_proven;
    Disproven: legend_disproven;
    /// The strokes across the edge of a pruned node.
    Cut: legend_cut;
    /// A pruned node.
    Hatched: legend_hatched;
    /// A move that the search skipped, without a value.
    Skipped: legend_skipped;
    /// A value of an earlier visit.
    Earlier: legend_earlier;
    /// A node that a proof-number search has not generated.
    NotMade: legend_not_made;
    /// The node that set the bound of the displayed cut.
    Setter: legend_setter;
    /// A value from the transposition table.
    Table: legend_table;
    /// Nodes with equal positions.
    Equal: legend_equal;
    /// Siblings drawn as one.
    Group: legend_group;
    /// Folded children.
    Folded: legend_folded;
    /// The line of another reader.
    Laid: legend_laid;
}

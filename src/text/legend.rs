//! The legend below the tree: what is currently drawn there, in a few words each.

use crate::language::Language;

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
    /// The best line.
    BestLine: legend_best_line;
    /// The way to where the search stands, or to the most-proving node.
    Way: legend_way;
    /// The best move of a node.
    BestHere: legend_best_here;
    /// Proof and disproof numbers.
    Numbers: legend_numbers;
    /// A node that is proven.
    Proven: legend_proven;
    /// A node that is disproven.
    Disproven: legend_disproven;
    /// A node that was cut away.
    Hatched: legend_hatched;
    /// A move that the search skipped, of which nothing is known.
    Skipped: legend_skipped;
    /// A value of an earlier visit.
    Earlier: legend_earlier;
    /// A node that a search for a proof has not made.
    NotMade: legend_not_made;
    /// The node that has set the bound of the cut that is shown.
    Setter: legend_setter;
    /// A value of the table.
    Table: legend_table;
    /// Equal positions.
    Equal: legend_equal;
}

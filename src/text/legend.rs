//! The legend below the tree: what is drawn there now, in a few words each.

use crate::language::Language;

macro_rules! legend {
    ($($(#[doc = $doc:literal])* $name:ident: $ja:literal, $en:literal;)*) => {
        /// Something in the picture of a tree that the legend explains.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum LegendEntry {
            $($(#[doc = $doc])* $name,)*
        }

        impl LegendEntry {
            /// Every entry, in the order of the legend.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// What it says.
            #[must_use]
            pub const fn words(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Self::$name, Language::Ja) => $ja,
                    (Self::$name, Language::En) => $en,)*
                }
            }
        }
    };
}

legend! {
    /// The best line.
    BestLine: "金の太線 = 読み筋", "thick gold: best line";
    /// The way to where the search stands, or to the most-proving node.
    Way: "金の線 = いまの道", "gold: the way now";
    /// The best move of a node.
    BestHere: "灰の太線 = その節の最善", "thick grey: best at its node";
    /// Proof and disproof numbers.
    Numbers: "上 = 証明数  下 = 反証数", "above: proof number   below: disproof number";
    /// A node that is proven.
    Proven: "◎ 証明された", "ring: proven";
    /// A node that is disproven.
    Disproven: "× 反証された", "cross: disproven";
    /// A node that was cut away.
    Hatched: "斜線 = 枝刈り", "hatched: cut away";
    /// A move that the search skipped, of which nothing is known.
    Skipped: "破線の空の節 = 飛ばした手", "empty, broken edge: skipped";
    /// A value of an earlier visit.
    Earlier: "破線の枠に淡い数 = 前に読んだ値", "pale number, broken edge: read before";
    /// A node that a search for a proof has not made.
    NotMade: "破線だけの節 = まだ作っていない", "broken lines alone: not made yet";
    /// The node that has set the bound of the cut that is shown.
    Setter: "囲み = 切る限界を決めた節", "framed: it set the bound of the cut";
    /// A value of the table.
    Table: "◇ = 表の値", "◇: from the table";
    /// Equal positions.
    Equal: "破線の弧 = 同じ局面", "broken arc: equal positions";
}

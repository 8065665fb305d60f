//! In which order moves are tried.

use serde::{Deserialize, Serialize};

use language::Language;

/// In which order moves are tried. No order changes the value of a search; a good one lets it cut
/// more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveOrder {
    /// As the game generates them.
    #[default]
    Generated,
    /// What wins by the exchange on its square first, the most before the least; then quiet moves;
    /// then what loses.
    Captures,
    /// The best move of the reading one ply shallower first, then as [`MoveOrder::Captures`].
    Shallow,
    /// As [`MoveOrder::Captures`]; of quiet moves those first that have closed a window at the same
    /// distance from the root (killers), then those that have done so elsewhere (history).
    History,
}

impl MoveOrder {
    /// All four, the plainest first.
    pub const ALL: [Self; 4] = [
        Self::Generated,
        Self::Captures,
        Self::Shallow,
        Self::History,
    ];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Generated => "generated",
            Self::Captures => "captures",
            Self::Shallow => "shallow",
            Self::History => "history",
        }
    }

    /// The name that people read.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Generated => texts.algorithms_order_generated(),
            Self::Captures => texts.algorithms_order_captures(),
            Self::Shallow => texts.algorithms_order_shallow(),
            Self::History => texts.algorithms_order_history(),
        }
    }

    /// Whether the order depends on what the search has met before.
    #[must_use]
    pub const fn remembers(self) -> bool {
        matches!(self, Self::Shallow | Self::History)
    }

    /// Whether moves stand in another order than that in which they are generated.
    #[must_use]
    pub const fn sorts(self) -> bool {
        !matches!(self, Self::Generated)
    }
}

//! The orders in which moves are tried.

use serde::{Deserialize, Serialize};

use language::Language;

/// The order in which moves are tried. It never changes the value of a search, but a good order
/// allows more cuts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveOrder {
    /// The order of generation.
    #[default]
    Generated,
    /// Moves that gain by the exchange on their square first, by their gain; then quiet moves; then
    /// losing ones.
    Captures,
    /// The best move of a search one ply shallower first, then as [`MoveOrder::Captures`].
    Shallow,
    /// As [`MoveOrder::Captures`], but quiet moves that caused cuts at the same distance from the
    /// root come first (killers), then those that did so elsewhere (history).
    History,
}

impl MoveOrder {
    /// The plainest first.
    pub const ALL: [Self; 4] = [Self::Generated, Self::Captures, Self::Shallow, Self::History];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Generated => "generated",
            Self::Captures => "captures",
            Self::Shallow => "shallow",
            Self::History => "history",
        }
    }

    /// The displayed name.
    pub fn name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Generated => texts.algorithms_order_generated(),
            Self::Captures => texts.algorithms_order_captures(),
            Self::Shallow => texts.algorithms_order_shallow(),
            Self::History => texts.algorithms_order_history(),
        }
    }

    /// Whether the order depends on the course of the search.
    pub const fn remembers(self) -> bool {
        matches!(self, Self::Shallow | Self::History)
    }

    /// Whether it differs from the order of generation.
    pub const fn sorts(self) -> bool {
        !matches!(self, Self::Generated)
    }
}

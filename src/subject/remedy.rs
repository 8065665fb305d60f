//! Alternatives to a tree that is too large.

use language::{Language, Say};

/// An alternative to a tree that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The tree grown by the search to this depth in plies, instead of every move.
    AsSearched(u8),
    /// A smaller depth, in plies.
    Plies(u8),
    /// Captures only, even before the horizon.
    Captures,
    /// Only this number of moves per node.
    Best(u16),
}

impl Say for Remedy {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match *self {
            Self::AsSearched(plies) => texts.subjects_as_searched(plies),
            Self::Plies(plies) => texts.subjects_plies_only(plies),
            Self::Captures => texts.subjects_captures_only(),
            Self::Best(count) => texts.subjects_best_only(count),
        }
    }
}

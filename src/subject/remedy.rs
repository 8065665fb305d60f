//! What to ask for instead of a tree that is too large.

use crate::language::{Language, Say};

/// What to ask for instead of a tree that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// So many plies of the tree that the search grows, instead of every move.
    AsSearched(u8),
    /// So many plies.
    Plies(u8),
    /// Captures only, before the horizon too.
    Captures,
    /// So many moves a node.
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

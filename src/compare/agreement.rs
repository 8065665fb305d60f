//! Whether two readers would play the same move.

use crate::language::Language;

/// Whether a reader would play the move of the tree. Always shown with its word, never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The same move.
    Same,
    /// Another move, which the tree values just as much: a tie.
    Tie,
    /// Another move.
    Other,
}

impl Agreement {
    /// Its word.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match self {
            Self::Same => language.pick("一致", "agrees"),
            Self::Tie => language.pick("同点の手", "a tie"),
            Self::Other => language.pick("別の手", "differs"),
        }
    }

    /// The word in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Tie => "tie",
            Self::Other => "other",
        }
    }
}

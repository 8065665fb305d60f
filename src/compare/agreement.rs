//! Whether two readers would play the same move.

use language::Language;

/// Whether a reader would play the move of the tree. Always shown as a word, never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    Same,
    /// Another move with the same value in the tree: a tie.
    Tie,
    Other,
}

impl Agreement {
    pub fn word(self, language: Language) -> String {
        language.texts().comparing_agreement(self.id())
    }

    /// The word in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Tie => "tie",
            Self::Other => "other",
        }
    }
}

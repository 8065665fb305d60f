//! How leaves are valued.

use serde::{Deserialize, Serialize};

use language::Language;
use search::Quiescence;

/// How leaves are valued.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeafPolicy {
    /// The static value.
    #[default]
    Static,
    /// The static value plus the best exchange on one square for the side to move.
    Exchange,
    /// The value of quiescence search, whose branches belong to the tree.
    Quiescence(Quiescence),
}

impl LeafPolicy {
    /// The name shown to users.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        match self {
            Self::Static => language.texts().subjects_leaf_material(),
            Self::Exchange => language.texts().subjects_leaf_exchange(),
            Self::Quiescence(_) => language.texts().subjects_leaf_quiescence(),
        }
    }
}

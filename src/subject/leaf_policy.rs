//! What a position is worth where the reading stops.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::search::Quiescence;

/// What a position is worth where the reading stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeafPolicy {
    /// The material.
    #[default]
    Static,
    /// The material, and the best exchange on one square for the side to move.
    Exchange,
    /// What quiescence makes of it: its branches belong to the tree.
    Quiescence(Quiescence),
}

impl LeafPolicy {
    /// The name that people read.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        match self {
            Self::Static => language.texts().subjects_leaf_material(),
            Self::Exchange => language.texts().subjects_leaf_exchange(),
            Self::Quiescence(_) => language.texts().subjects_leaf_quiescence(),
        }
    }
}

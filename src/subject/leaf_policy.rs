//! How leaves are valued.

use serde::{Deserialize, Serialize};

use eval::Evaluation;
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
    /// The name shown to users; the static value is called by its evaluator, if that is known and
    /// counts more than pieces.
    pub fn name(self, evaluation: Option<Evaluation>, language: Language) -> String {
        match (self, evaluation) {
            (Self::Static, Some(evaluation)) if evaluation.is_material() => {
                language.texts().subjects_leaf_material()
            }
            (Self::Static, Some(evaluation)) => evaluation.name(language),
            (Self::Static, None) => language.texts().subjects_static_value(),
            (Self::Exchange, _) => language.texts().subjects_leaf_exchange(),
            (Self::Quiescence(_), _) => language.texts().subjects_leaf_quiescence(),
        }
    }
}

//! A tree of moves as a lesson writes it.

use serde::{Deserialize, Serialize};
use shunsai::Position;

use super::super::field::FieldError;
use super::super::further::{Further, HasFurther};
use super::super::interface::Valuation;
use super::super::shogi::evaluation_of;
use crate::score::Score;
use crate::search::{MoveFilter, Quiescence};

/// Moves from a shogi position, to a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionSetup {
    /// The position.
    pub sfen: String,
    /// Moves from there to the position of the lesson, in USI.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many plies are read before the horizon.
    pub depth: u8,
    /// Which moves are read before it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub filter: MoveFilter,
    /// The evaluator, by id: `usapyon`, `yss`, `yaneuraou` …
    pub values: String,
    /// What a position is worth where the reading stops.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leaf: LeafPolicy,
    /// Whether taking a piece that was given away is read two plies deeper (YSS).
    #[serde(default, skip_serializing_if = "is_default")]
    pub extension: bool,
    /// Whether values are counted from the material at the root: what is gained, not what there is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_root: bool,
    /// Nodes that are read further.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Further>,
}

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

impl HasFurther for PositionSetup {
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        Some(&mut self.further)
    }
}

impl PositionSetup {
    /// How the positions below `root` are valued.
    ///
    /// # Errors
    /// That the lesson names no evaluator.
    pub(super) fn valuation(&self, root: &Position) -> Result<Valuation, FieldError> {
        let evaluation = evaluation_of(&self.values)?;
        Ok(Valuation {
            evaluation,
            base: if self.from_root {
                evaluation.value(root)
            } else {
                Score(0)
            },
            quiescence: match self.leaf {
                LeafPolicy::Quiescence(quiescence) => quiescence,
                LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::default(),
            },
        })
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

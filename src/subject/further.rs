//! Nodes that are read further than the rest of a tree.

use serde::{Deserialize, Serialize};

use super::change::SetupChange;
use super::remedy::Remedy;
use super::values::ValueScheme;
use crate::search::MoveFilter;

/// A node that is read further than the rest of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Further {
    /// The moves from the root to the node, in USI.
    pub path: Vec<String>,
    /// How many plies are read below it.
    pub plies: u8,
    /// Which moves are read there; none: as in the rest of the tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<MoveFilter>,
}

/// A subject as a lesson writes it, of which nodes may be read further than the rest.
pub(super) trait HasFurther {
    /// The nodes that are read further, in the order in which they are; none where the subject does
    /// not know such nodes.
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        None
    }

    /// What can be asked for instead of a tree that has more than `cap` nodes, each of which is very
    /// likely smaller; none where nothing is known.
    fn remedies(&self, _cap: usize) -> Vec<(Remedy, Self)>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// Who values positions; none where the subject has no pieces.
    fn values_mut(&mut self) -> Option<&mut ValueScheme> {
        None
    }

    /// Reads so many plies more everywhere; false where the subject has no depth.
    fn deepen(&mut self, _plies: u8) -> bool {
        false
    }

    /// Carries out a change; false where the subject does not know it.
    fn change(&mut self, change: &SetupChange) -> bool;
}

//! What a hand-written tree says of its players beyond its nodes.

use language::Words;
use score::Fraction;
use serde::{Deserialize, Serialize};

/// What a hand-written tree says of its players beyond its nodes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Players {
    /// Their names, in their order; none where they are called by their numbers, or MAX and MIN.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Words>,
    /// What the payoffs of a leaf add up to at the most, where none is negative.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Fraction>,
    /// The information sets: nodes, by their names, that whoever moves there cannot tell apart.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Vec<String>>,
    /// Whether they are backed up as if they could be told apart.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub told_apart: bool,
}

impl Players {
    /// Whether nothing is said of them.
    pub fn are_plain(&self) -> bool {
        *self == Self::default()
    }
}

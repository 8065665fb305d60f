//! Variations of a lesson's subject.

use serde::{Deserialize, Serialize};

use game::CaptureOrder;
use score::{Outcome, Player};
use search::{MoveOrder, Sampling};
use subject::{LeafPolicy, ValueScheme};

/// Changes to a lesson's subject; everything else stays the same. If the algorithm cuts, it grows
/// the tree itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonVariation {
    /// The number of moves before the root to take back.
    #[serde(skip_serializing_if = "is_none")]
    pub back: usize,
    /// Moves to play after that, in the notation of files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The side to move at the root of a hand-written tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root: Option<Player>,
    /// Leaves of a hand-written tree, by path, with new values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<(Vec<String>, Outcome)>,
    /// The depth, in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<ValueScheme>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafPolicy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<MoveOrder>,
    /// Which captures are candidates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captures: Option<CaptureOrder>,
    /// The constant C of a search that samples, and its iterations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampling: Option<Sampling>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_none(number: &usize) -> bool {
    *number == 0
}

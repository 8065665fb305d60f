//! The lesson's own subject with something else: what else would be read, and what would come of it.

use serde::{Deserialize, Serialize};

use crate::game::CaptureOrder;
use crate::score::Player;
use crate::search::MoveOrder;
use crate::subject::{LeafPolicy, ValueScheme};

/// What is otherwise; everything else is as in the lesson. Where the algorithm cuts, it grows the
/// tree itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonVariation {
    /// So many of the moves before the root are taken back.
    #[serde(skip_serializing_if = "is_none")]
    pub back: usize,
    /// These are played then, as files write them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Who is to move at the root of a hand-written tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root: Option<Player>,
    /// Leaves of a hand-written tree, by the paths to them, and what they are worth.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<(Vec<String>, i32)>,
    /// So many plies are read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// How positions are valued.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<ValueScheme>,
    /// What a position is worth where the reading stops.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafPolicy>,
    /// In which order moves are tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<MoveOrder>,
    /// Which captures are candidates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captures: Option<CaptureOrder>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_none(number: &usize) -> bool {
    *number == 0
}

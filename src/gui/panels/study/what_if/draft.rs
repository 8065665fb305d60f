//! The value of a leaf, as it is being typed.

use crate::tree::NodeId;

/// The value of a leaf, as it is being typed.
#[derive(Clone, Debug, Default)]
pub(in crate::gui) struct LeafDraft {
    /// The leaf, and what is typed.
    pub(super) typed: Option<(NodeId, String)>,
    /// Whether the field wants the keyboard.
    pub wants_focus: bool,
}

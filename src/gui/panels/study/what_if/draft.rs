//! The value of a leaf being typed.

use tree::NodeId;

#[derive(Clone, Debug, Default)]
pub(crate) struct LeafDraft {
    /// The leaf and the typed text.
    pub(super) typed: Option<(NodeId, String)>,
    /// Whether the field requests the keyboard focus.
    pub wants_focus: bool,
}

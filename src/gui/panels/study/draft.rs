//! What is being typed: an answer, the value of a leaf.

use tree::NodeId;

/// A typed answer that has not been submitted.
#[derive(Clone, Debug, Default)]
pub(crate) struct PredictDraft {
    pub of: Option<usize>,
    /// A value; or α and β.
    pub typed: [String; 2],
    /// The initial contents of the fields.
    pub start: [String; 2],
    /// Whether it could not be parsed.
    pub is_unreadable: bool,
}

/// The field of a value, or of α and β.
pub(crate) fn field_id(index: usize) -> egui::Id {
    egui::Id::unique(("prediction", index))
}

#[derive(Clone, Debug, Default)]
pub(crate) struct LeafDraft {
    /// The leaf and the typed text.
    pub(super) typed: Option<(NodeId, String)>,
    /// Whether the field requests the keyboard focus.
    pub wants_focus: bool,
}

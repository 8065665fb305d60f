//! What is being typed as an answer.

/// What has been typed at a question, and not been given as the answer yet.
#[derive(Clone, Debug, Default)]
pub(in crate::gui) struct PredictDraft {
    /// The question, by its step and by how it reads.
    pub of: Option<usize>,
    /// A value; or α and β.
    pub typed: [String; 2],
    /// What stood there at first.
    pub start: [String; 2],
    /// Whether it could not be read.
    pub is_unreadable: bool,
}

/// The field of a value, or of α and β.
pub(in crate::gui) fn field_id(index: usize) -> egui::Id {
    egui::Id::unique(("prediction", index))
}

//! What is being typed: an answer, the value of a leaf, a tree.

use language::Language;
use scenario::DraftWords;
use tree::NodeId;

/// A typed answer that has not been submitted.
#[derive(Clone, Debug, Default)]
pub(crate) struct PredictDraft {
    pub of: Option<usize>,
    /// A value; or α and β.
    pub typed: [String; 2],
    pub is_unreadable: bool,
}

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

score::named! {
    /// A part of a lesson; one is in view.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub(crate) enum MakeSection {
        #[default]
        Tree: make_tree,
        Words: make_words,
        Algorithms: make_algorithms,
        Stops: make_stops,
        Questions: make_questions,
        Promises: make_promises,
        /// What differs from another version.
        Versions: versions_section,
    }
}

/// A field that a key leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MakeField {
    Name,
    Odds,
    Children,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct MakeDraft {
    /// The value of a leaf: its path and the text.
    pub(super) value: Option<(Vec<usize>, String)>,
    /// The first sign of a value, which asks for the keyboard focus.
    pub begins: Option<String>,
    /// The name of a node: its path and the text.
    pub(super) name: Option<(Vec<usize>, String)>,
    /// The probability of a node: its path and the text.
    pub(super) odds: Option<(Vec<usize>, String)>,
    pub(super) children: String,
    /// The field that asks for the keyboard focus.
    pub focus: Option<MakeField>,
    pub section: MakeSection,
    /// The text that asks for the keyboard focus.
    pub(super) focus_words: Option<(DraftWords, Language)>,
    /// Another version: its path or id, as typed so far.
    pub(super) version: String,
    /// The whole tree in any notation.
    pub(super) whole: String,
    /// Whether the text of the file is shown.
    pub shows_text: bool,
}

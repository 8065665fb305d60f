//! The panels of a lesson.

use serde::{Deserialize, Serialize};

use language::Language;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Pane {
    Lessons,
    Tree,
    Board,
    /// The value of the node, with its reasons.
    Node,
    Notes,
    Study,
    /// Other readers beside the tree.
    Compare,
    /// A listing with a slip, beside the correct version.
    Listing,
    Code,
    /// The sentence of the step, and the transport.
    Step,
}

impl Pane {
    /// Each panel exists once.
    pub(super) const ALL: [Self; 10] = [
        Self::Lessons,
        Self::Tree,
        Self::Board,
        Self::Node,
        Self::Notes,
        Self::Study,
        Self::Compare,
        Self::Listing,
        Self::Code,
        Self::Step,
    ];

    pub(super) fn name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Lessons => texts.window_lessons(),
            Self::Tree => texts.window_tree(),
            Self::Board => texts.window_board(),
            Self::Node => texts.window_tab_worth(),
            Self::Notes => texts.window_tab_lesson(),
            Self::Study => texts.study_modes(),
            Self::Compare => texts.compare_compare(),
            Self::Listing => texts.listing_spot(),
            Self::Code => texts.window_code(),
            Self::Step => texts.window_this_step(),
        }
    }
}

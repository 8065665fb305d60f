//! The panels of a lesson.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::text::{CompareTexts, ListingTexts, Texts};

/// A panel of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Pane {
    /// The list of lessons.
    Lessons,
    /// The tree.
    Tree,
    /// The board of the node.
    Board,
    /// What the node is worth and why.
    Node,
    /// Notes and questions.
    Notes,
    /// Other readers beside the tree.
    Compare,
    /// A listing with a slip, beside the same as it should be.
    Listing,
    /// The pseudo-code.
    Code,
    /// The sentence of the step and the transport.
    Step,
}

impl Pane {
    /// Each panel is there once.
    pub(super) const ALL: [Self; 9] = [
        Self::Lessons,
        Self::Tree,
        Self::Board,
        Self::Node,
        Self::Notes,
        Self::Compare,
        Self::Listing,
        Self::Code,
        Self::Step,
    ];

    /// What its tab says.
    pub(super) fn name(self, language: Language) -> &'static str {
        let text = Texts::of(language);
        match self {
            Self::Lessons => text.lessons,
            Self::Tree => text.tree,
            Self::Board => text.board,
            Self::Node => text.tab_worth,
            Self::Notes => text.tab_lesson,
            Self::Compare => CompareTexts::of(language).compare,
            Self::Listing => ListingTexts::of(language).spot,
            Self::Code => text.code,
            Self::Step => text.this_step,
        }
    }
}

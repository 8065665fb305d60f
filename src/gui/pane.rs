//! The panels of a lesson.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::text::{CompareTexts, ListingTexts, StudyTexts, Texts};

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
    /// What belongs to the way in which a person works with the lesson.
    Study,
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

    /// What its tab says.
    pub(super) fn name(self, language: Language) -> &'static str {
        let text = Texts::of(language);
        match self {
            Self::Lessons => text.lessons,
            Self::Tree => text.tree,
            Self::Board => text.board,
            Self::Node => text.tab_worth,
            Self::Notes => text.tab_lesson,
            Self::Study => StudyTexts::of(language).modes,
            Self::Compare => CompareTexts::of(language).compare,
            Self::Listing => ListingTexts::of(language).spot,
            Self::Code => text.code,
            Self::Step => text.this_step,
        }
    }
}

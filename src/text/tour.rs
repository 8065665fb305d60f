//! The tour of the first start: what the parts of the window are for.

use crate::language::Language;

/// A part of the window that the tour stops at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStop {
    /// The tree.
    Tree,
    /// The sentence and the transport.
    Step,
    /// What the node is worth.
    Value,
    /// The pseudo-code.
    Code,
    /// The line at the top.
    Top,
}

impl TourStop {
    /// Every stop, in order.
    pub const ALL: [Self; 5] = [Self::Tree, Self::Step, Self::Value, Self::Code, Self::Top];

    /// What is said there.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Tree => texts.tour_tree(),
            Self::Step => texts.tour_step(),
            Self::Value => texts.tour_value(),
            Self::Code => texts.tour_code(),
            Self::Top => texts.tour_top(),
        }
    }
}

//! The tour at the first start: the purpose of each part of the window.

use language::Language;

/// A part of the window that the tour explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStop {
    Tree,
    /// The sentence and the transport buttons.
    Step,
    /// The value of the node.
    Value,
    Code,
    /// The bar at the top.
    Top,
}

impl TourStop {
    pub const ALL: [Self; 5] = [Self::Tree, Self::Step, Self::Value, Self::Code, Self::Top];

    /// The text shown there.
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

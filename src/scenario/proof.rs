//! The result of checking a promise, and its labels.

use language::{Language, Texts, named_value};
use score::Score;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The promise, and the algorithm it is about.
    pub what: String,
    /// From the lesson.
    pub expected: String,
    /// From the run.
    pub actual: String,
    /// If both are values that may be mates: the distance in plies from their node to the horizon
    /// that mates are counted from.
    pub to_horizon: Option<i32>,
}

impl Proof {
    /// Formats either value; a mate by its length.
    pub fn shown(&self, text: &str) -> String {
        let mate = text.parse().map(Score).ok().filter(|value| value.is_mate());
        match mate.filter(|_| self.to_horizon.is_some()) {
            Some(mate) => named_value(mate, self.to_horizon, Language::En),
            None => text.to_owned(),
        }
    }

    pub fn holds(&self) -> bool {
        self.expected == self.actual
    }
}

/// The texts for promises and their results. Proofs are printed on the command line, which is in
/// English.
pub(super) fn labels() -> &'static Texts {
    Language::En.texts()
}

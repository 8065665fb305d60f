//! A promise beside what a run gave.

use crate::language::{Language, named_value};
use crate::score::Score;

/// A promise beside what the run gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What is promised, of which algorithm.
    pub what: String,
    /// What the lesson says.
    pub expected: String,
    /// What the run gave.
    pub actual: String,
    /// Where both are values: how many plies the horizon from which mates are counted lies below their
    /// node, if values can be mates there.
    pub to_horizon: Option<i32>,
}

impl Proof {
    /// One of the two as people read it: a mate by its length.
    #[must_use]
    pub fn shown(&self, text: &str) -> String {
        let mate = text.parse().map(Score).ok().filter(|value| value.is_mate());
        match mate.filter(|_| self.to_horizon.is_some()) {
            Some(mate) => named_value(mate, self.to_horizon, Language::En),
            None => text.to_owned(),
        }
    }

    /// Whether the promise holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.expected == self.actual
    }
}

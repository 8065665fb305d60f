//! A promise beside what a run gave.

/// A promise beside what the run gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What is promised, of which algorithm.
    pub what: String,
    /// What the lesson says.
    pub expected: String,
    /// What the run gave.
    pub actual: String,
}

impl Proof {
    /// Whether the promise holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.expected == self.actual
    }
}

//! The numbers that an algorithm keeps at a node beside its value.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Score;

/// The two numbers of a node, in the order of the columns of the algorithm, which say what they
/// mean: counts, or values for Black.
///
/// ```
/// use score::{NodeNumbers, Score};
///
/// let numbers = NodeNumbers { first: Score(3), second: NodeNumbers::INFINITE };
/// assert_eq!(numbers.to_string(), "(3, ∞)");
/// assert_eq!(numbers.finite(), [Some(3), None]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NodeNumbers {
    pub first: Score,
    pub second: Score,
}

impl NodeNumbers {
    pub const INFINITE: Score = Score::MAX;

    /// Both, in order.
    pub const fn both(self) -> [Score; 2] {
        [self.first, self.second]
    }

    /// Both; infinity is `None`.
    pub fn finite(self) -> [Option<i32>; 2] {
        self.both().map(|number| number.is_finite().then_some(number.0))
    }

    /// Formats a number: `3`, `∞`.
    pub fn text(number: Score) -> String {
        match number {
            Score::MAX => "∞".to_owned(),
            Score::MIN => "−∞".to_owned(),
            Score(number) if number < 0 => format!("−{}", number.unsigned_abs()),
            Score(number) => number.to_string(),
        }
    }
}

impl fmt::Display for NodeNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.both().map(Self::text);
        f.pad(&format!("({first}, {second})"))
    }
}

//! The numbers that an algorithm keeps at a node beside its value.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The two numbers of a node, in the order of the columns of the algorithm, which say what they
/// mean.
///
/// ```
/// use score::NodeNumbers;
///
/// let numbers = NodeNumbers { first: 3, second: NodeNumbers::INFINITE };
/// assert_eq!(numbers.to_string(), "(3, ∞)");
/// assert_eq!(numbers.finite(), [Some(3), None]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NodeNumbers {
    pub first: u32,
    pub second: u32,
}

impl NodeNumbers {
    pub const INFINITE: u32 = u32::MAX;

    /// Both, in order.
    pub const fn both(self) -> [u32; 2] {
        [self.first, self.second]
    }

    /// Both; infinity is `None`.
    pub fn finite(self) -> [Option<u32>; 2] {
        self.both().map(|number| (number != Self::INFINITE).then_some(number))
    }

    /// Formats a number: `3`, `∞`.
    pub fn text(number: u32) -> String {
        match number {
            Self::INFINITE => "∞".to_owned(),
            number => number.to_string(),
        }
    }
}

impl fmt::Display for NodeNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.both().map(Self::text);
        f.pad(&format!("({first}, {second})"))
    }
}

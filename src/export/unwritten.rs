//! Why a file could not be made.

use std::fmt::{Display, Formatter, Result};

/// What a library says that could not write a file to memory: a defect, not bad input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritten(String);

impl Unwritten {
    /// With what the library says.
    pub fn new(why: impl Display) -> Self {
        Self(why.to_string())
    }
}

impl Display for Unwritten {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        self.0.fmt(to)
    }
}

impl std::error::Error for Unwritten {}

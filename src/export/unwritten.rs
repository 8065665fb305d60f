//! Why a file could not be made.

use std::fmt::Display;

use language::Words;

/// What a library says that could not write a file to memory: a defect, not bad input.
pub fn unwritten(why: impl Display) -> Words {
    Words::of(|texts| texts.export_failed(why.to_string()))
}

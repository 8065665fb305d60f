//! The style of narration: the amount of words, the detail of code, and the notation of numbers.

use serde::{Deserialize, Serialize};

use language::Notation;
use search::{CodeLevel, WordLevel};

/// The style of narration. It only affects words and signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Telling {
    /// The amount of words per step.
    pub words: WordLevel,
    /// The detail of pseudo-code.
    pub code: CodeLevel,
    /// The notation of values and windows.
    pub notation: Notation,
}

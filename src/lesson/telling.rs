//! How a run is told: how much is said of a step, how finely its code is written, and how numbers
//! are.

use serde::{Deserialize, Serialize};

use crate::language::Notation;
use crate::search::{CodeLevel, WordLevel};

/// How a run is told. It changes nothing of what is shown but its words and signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Telling {
    /// How much the words of a step say.
    pub words: WordLevel,
    /// How finely pseudo-code is written.
    pub code: CodeLevel,
    /// How values and windows are written.
    pub notation: Notation,
}

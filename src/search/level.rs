//! The levels of detail of words and of pseudo-code.

use serde::{Deserialize, Serialize};

/// The level of detail of the words for a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WordLevel {
    /// A word: the event and its place.
    Word,
    /// A sentence: the event with its numbers.
    #[default]
    Sentence,
    /// The sentence and the reasoning: the numbers that were compared, and what would have changed
    /// the outcome.
    Reasoning,
}

impl WordLevel {
    /// The shortest first.
    pub const ALL: [Self; 3] = [Self::Word, Self::Sentence, Self::Reasoning];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Word => "word",
            Self::Sentence => "sentence",
            Self::Reasoning => "reasoning",
        }
    }

    /// The next level; the first one after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Word => Self::Sentence,
            Self::Sentence => Self::Reasoning,
            Self::Reasoning => Self::Word,
        }
    }
}

/// The level of detail of pseudo-code. At each level every event has exactly one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CodeLevel {
    /// The idea, in at most six lines.
    Coarse,
    /// The form of textbooks.
    #[default]
    Usual,
    /// Every elementary step: the head of a loop, a comparison, an assignment, a test.
    Fine,
}

impl CodeLevel {
    /// The coarsest first.
    pub const ALL: [Self; 3] = [Self::Coarse, Self::Usual, Self::Fine];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coarse => "coarse",
            Self::Usual => "usual",
            Self::Fine => "fine",
        }
    }

    /// The next level; the first one after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Coarse => Self::Usual,
            Self::Usual => Self::Fine,
            Self::Fine => Self::Coarse,
        }
    }
}

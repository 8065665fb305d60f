//! How much is said of a step, and how finely its code is written.

use serde::{Deserialize, Serialize};

/// How much the words of a step say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WordLevel {
    /// A word: what happened, and where.
    Word,
    /// A sentence: what happened, with its numbers.
    #[default]
    Sentence,
    /// The sentence and the reasoning: which numbers were compared, and what would have to be
    /// otherwise.
    Reasoning,
}

impl WordLevel {
    /// Every level, the shortest first.
    pub const ALL: [Self; 3] = [Self::Word, Self::Sentence, Self::Reasoning];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Word => "word",
            Self::Sentence => "sentence",
            Self::Reasoning => "reasoning",
        }
    }

    /// The next one; after the last comes the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Word => Self::Sentence,
            Self::Sentence => Self::Reasoning,
            Self::Reasoning => Self::Word,
        }
    }
}

/// How finely pseudo-code is written. At each level every event has exactly one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CodeLevel {
    /// The idea, in at most six lines.
    Coarse,
    /// As a textbook has it.
    #[default]
    Usual,
    /// Every elementary step: the head of a loop, a comparison, an assignment, a test.
    Fine,
}

impl CodeLevel {
    /// Every level, the coarsest first.
    pub const ALL: [Self; 3] = [Self::Coarse, Self::Usual, Self::Fine];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coarse => "coarse",
            Self::Usual => "usual",
            Self::Fine => "fine",
        }
    }

    /// The next one; after the last comes the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Coarse => Self::Usual,
            Self::Usual => Self::Fine,
            Self::Fine => Self::Coarse,
        }
    }
}

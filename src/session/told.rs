//! How a run is told: what is set, and what is shown of it.

use super::state::Session;
use super::study::StudyMode;
use crate::language::Notation;
use crate::lesson::Telling;
use crate::search::WordLevel;

impl Session {
    /// How a run is told now: how much words say, how finely code is written, how numbers are. Who
    /// answers or fills in does it in the notation of a textbook, in which answers are.
    #[must_use]
    pub fn telling(&self) -> Telling {
        let set = self.settings.telling;
        match self.study.mode {
            StudyMode::Watch | StudyMode::WhatIf => set,
            StudyMode::FillIn => Telling {
                notation: Notation::Textbook,
                ..set
            },
            // The reasoning of a step tells what follows from it: that is asked for next.
            StudyMode::Predict => Telling {
                notation: Notation::Textbook,
                words: shortened(set.words),
                ..set
            },
        }
    }

    /// How much words say after the next press of their key: a level that can be seen now.
    #[must_use]
    pub fn next_words(&self) -> WordLevel {
        match (self.study.mode, self.telling().words.next()) {
            (StudyMode::Predict, WordLevel::Reasoning) => WordLevel::Reasoning.next(),
            (_, next) => next,
        }
    }

    /// How a person has set it.
    #[must_use]
    pub fn set_telling(&self) -> Telling {
        self.settings.telling
    }
}

/// As much as words may say while the next step is asked for.
fn shortened(words: WordLevel) -> WordLevel {
    match words {
        WordLevel::Word | WordLevel::Sentence => words,
        WordLevel::Reasoning => WordLevel::Sentence,
    }
}

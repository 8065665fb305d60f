//! How a run is narrated: the user's settings, and what applies at present.

use super::state::Session;
use super::study::StudyMode;
use language::Notation;
use lesson::Telling;
use search::WordLevel;

impl Session {
    /// The narration in effect: detail of the words, detail of the code, notation. Predict and Fill
    /// in use the notation of textbooks, in which answers are given.
    pub fn telling(&self) -> Telling {
        let set = self.settings.telling;
        match self.study.mode {
            StudyMode::Watch | StudyMode::WhatIf | StudyMode::Make => set,
            StudyMode::FillIn => Telling { notation: Notation::Textbook, ..set },
            // The reasoning of a step would reveal its consequence, which is asked for next.
            StudyMode::Predict => {
                Telling { notation: Notation::Textbook, words: shortened(set.words), ..set }
            }
        }
    }

    /// The level of words after the next press of their key, among the available ones.
    pub fn next_words(&self) -> WordLevel {
        match (self.study.mode, self.telling().words.next()) {
            (StudyMode::Predict, WordLevel::Reasoning) => WordLevel::Reasoning.next(),
            (_, next) => next,
        }
    }
}

/// The most that words may say while the next step is asked for.
fn shortened(words: WordLevel) -> WordLevel {
    match words {
        WordLevel::Word | WordLevel::Sentence => words,
        WordLevel::Reasoning => WordLevel::Sentence,
    }
}

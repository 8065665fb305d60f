//! How a run is told: what is set, and what is shown of it.

use super::state::Session;
use super::study::StudyMode;
use crate::language::Notation;
use crate::lesson::Telling;

impl Session {
    /// How a run is told now: how much words say, how finely code is written, how numbers are. Who
    /// answers or fills in does it in the notation of a textbook, in which answers are.
    #[must_use]
    pub fn telling(&self) -> Telling {
        let set = self.settings.telling;
        match self.study.mode {
            StudyMode::Watch | StudyMode::WhatIf => set,
            StudyMode::Predict | StudyMode::FillIn => Telling {
                notation: Notation::Textbook,
                ..set
            },
        }
    }

    /// How a person has set it.
    #[must_use]
    pub fn set_telling(&self) -> Telling {
        self.settings.telling
    }
}

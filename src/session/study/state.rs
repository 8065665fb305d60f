//! The state of the study modes.

use super::fill_in::{FillInCommand, FillInPart};
use super::make::{MakeCommand, MakePart};
use super::marks::{ClassMarks, MarksPart};
use super::predict::{PredictCommand, PredictPart};
use super::saved::SavedStudy;
use super::stops::{StopsCommand, StopsPart};
use super::what_if::{WhatIfCommand, WhatIfPart};
pub use scenario::StudyMode;

/// Commands about how the user studies the lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyCommand {
    SetMode(StudyMode),
    Stops(StopsCommand),
    WhatIf(WhatIfCommand),
    /// Answer questions before each step is shown.
    Predict(PredictCommand),
    FillIn(FillInCommand),
    /// Change the lesson itself.
    Make(MakeCommand),
}

#[derive(Debug, Default)]
pub(crate) struct StudyPart {
    pub mode: StudyMode,
    pub stops: StopsPart,
    pub fill_in: FillInPart,
    pub make: MakePart,
    pub marks: MarksPart,
    /// The marks of a class, read from its codes.
    pub class: Option<ClassMarks>,
    pub what_if: WhatIfPart,
    pub predict: PredictPart,
}

impl StudyPart {
    pub(crate) fn saved(&self) -> SavedStudy {
        let mut saved = SavedStudy::default();
        self.predict.save(&mut saved);
        self.fill_in.save(&mut saved);
        saved.drafts = self.make.saved();
        let changes = self.what_if.saved();
        saved.changes = changes[changes.len().saturating_sub(SavedStudy::MOST_RUNS)..].to_vec();
        saved
    }
    pub(crate) fn recall(&mut self, saved: SavedStudy) {
        self.predict.recall(&saved);
        self.what_if.recall(&saved.changes);
        self.make.recall(&saved.drafts);
        self.fill_in.recall(saved);
    }
}

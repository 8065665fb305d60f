//! Study modes: watching a lesson, or working on it. Watching alone teaches little (Hundhausen,
//! Douglas & Stasko 2002; Naps et al. 2003).
//!
//! Every mode is derived from the trace of the open run, and so works for any lesson, position and
//! algorithm. Switching the mode, the language or the theme keeps the step.

mod answering;
mod fill_in;
mod make;
mod marks;
mod modes;
mod open_questions;
mod predict;
mod saved;
mod stops;
mod what_if;

pub use fill_in::{
    FillInCommand, FillInField, FillInMove, FillInStage, FillInView, FilledNode, IterationView,
    SheetMark, VerdictRow,
};
pub use make::{
    FoundVersions, MadeNode, MadeQuestion, MakeCommand, MakeMove, MakeView, SavedDraft,
    VersionsRequest, VersionsView,
};
pub(super) use marks::opened_message;
pub use marks::{
    ClassDoubt, ClassMarks, CodeFault, CoursePoints, FirstTake, LessonMark, MarkEntry, MarkReport,
    MarkRow, PupilMarks, PupilTable,
};
pub(super) use modes::ModeRow;
pub use open_questions::{OpenAnswer, OpenCommand, OpenQuestionView, OpenVerdicts};
pub use predict::{
    PredictCommand, PredictProgress, PredictStage, PredictSummary, PredictVerdict, PredictView,
    ShownChoice,
};
pub use saved::{RunName, SavedSheet, SavedStudy, SeenElsewhere};
pub use scenario::StudyMode;
pub use stops::{OfferedStop, SavedStops, StopsCommand, StopsQuestion, StopsView};
pub use what_if::{EditedLeaf, SavedChanges, WhatIfCommand, WhatIfEdit, WhatIfView};

use fill_in::FillInPart;
use make::MakePart;
use marks::MarksPart;
use open_questions::OpenQuestionsPart;
use predict::PredictPart;
use stops::StopsPart;
use what_if::WhatIfPart;

/// Commands about how the user studies the lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyCommand {
    SetMode(StudyMode),
    Stops(StopsCommand),
    WhatIf(WhatIfCommand),
    /// Answer questions before each step is shown.
    Predict(PredictCommand),
    FillIn(FillInCommand),
    /// Answer a question in the notes.
    Open(OpenCommand),
    /// Ask the questions in the notes again.
    OpenAgain,
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
    /// The marks of a class, read from its codes, and the same by pupil.
    pub class: Option<(ClassMarks, PupilTable)>,
    pub what_if: WhatIfPart,
    pub predict: PredictPart,
    pub open_questions: OpenQuestionsPart,
}

impl StudyPart {
    pub(crate) fn saved(&self) -> SavedStudy {
        let mut saved = SavedStudy::default();
        self.predict.save(&mut saved);
        self.fill_in.save(&mut saved);
        saved.drafts = self.make.saved();
        saved.open_questions.clone_from(&self.open_questions.verdicts);
        let changes = self.what_if.saved();
        saved.changes = changes[changes.len().saturating_sub(SavedStudy::MOST_RUNS)..].to_vec();
        saved
    }
    pub(crate) fn recall(&mut self, saved: SavedStudy) {
        self.predict.recall(&saved);
        self.what_if.recall(&saved.changes);
        self.make.recall(&saved.drafts);
        self.open_questions.verdicts.clone_from(&saved.open_questions);
        self.fill_in.recall(saved);
    }
}

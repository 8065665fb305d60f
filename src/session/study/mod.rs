//! Study modes: watching a lesson, or working on it. Watching alone teaches little (Hundhausen,
//! Douglas & Stasko 2002; Naps et al. 2003).
//!
//! Every mode is derived from the trace of the open run, and so works for any lesson, position and
//! algorithm. Switching the mode, the language or the theme keeps the step.

mod fill_in;
mod make;
mod marks;
mod modes;
mod predict;
mod saved;
mod state;
mod stops;
mod update;
mod what_if;

pub use fill_in::{
    FillInCommand, FillInField, FillInMove, FillInStage, FillInView, FilledNode, SheetMark,
    VerdictRow,
};
pub use make::{
    FoundVersions, MadeNode, MadeQuestion, MakeCommand, MakeMove, MakeView, SavedDraft,
    VersionsRequest, VersionsView,
};
pub(super) use marks::opened_message;
pub use marks::{
    ClassMarks, CodeFault, CoursePoints, FirstTake, LessonMark, MarkEntry, MarkReport, MarkRow,
};
pub(super) use modes::ModeRow;
pub use predict::{
    PredictCommand, PredictProgress, PredictStage, PredictSummary, PredictVerdict, PredictView,
    ShownChoice,
};
pub use saved::{RunName, SavedSheet, SavedStudy};
pub(super) use state::StudyPart;
pub use state::{StudyCommand, StudyMode};
pub use stops::{OfferedStop, SavedStops, StopsCommand, StopsQuestion, StopsView};
pub use what_if::{EditedLeaf, SavedChanges, WhatIfCommand, WhatIfEdit, WhatIfView};

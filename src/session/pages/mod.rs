//! The pages in the middle of the window.

mod beside;
mod candidates;
mod evaluation;
mod front;
mod own_values;
mod paging;
mod part;
mod patterns;
mod table;

pub use beside::{
    BesideColumn, BesideCommand, BesideCounts, BesidePace, BesideRequest, BesideRow, BesideRun,
    BesideView, LessonVariant, WayToParting, run_beside,
};
pub(crate) use beside::{BesideSlot, varied};
pub use candidates::{CandidateLine, CandidatesCommand, CandidatesView, OtherMoves};
pub use evaluation::{Against, EvaluationCommand, EvaluationView, Standard};
pub use front::Page;
pub(crate) use front::ShownPages;
pub use own_values::{ChoiceRow, ExchangeRow, OwnValuesView, ValuesChanges, ValuesCommand};
pub use patterns::{PatternMap, PatternsCommand, PatternsView};
pub(crate) use table::PageParts;
pub use table::{Centre, PageAction, PageView};

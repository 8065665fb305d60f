//! Fill in: an empty tree, in which the person writes values, windows and cuts, and is graded.
//!
//! Until the sheet is graded, nothing of the run is to be seen: the run stands at its beginning, and
//! everything that is told of its end is covered.

mod state;
mod typed;
mod update;
mod view;
mod work;

pub(super) use state::FillInPart;
pub use state::{FillInCommand, FillInField, FillInMove, FillInStage};
pub use view::{FillInView, FilledNode, SheetMark, VerdictRow};

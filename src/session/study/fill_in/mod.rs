//! Fill in: the user writes values, windows and cuts into an empty tree, and is graded.
//!
//! Until the sheet is graded, the run stays hidden: it is put at its beginning, and everything
//! about its end is covered.

mod state;
mod typed;
mod update;
mod view;
mod work;

pub(super) use state::FillInPart;
pub use state::{FillInCommand, FillInField, FillInMove, FillInStage};
pub use view::{FillInView, FilledNode, SheetMark, VerdictRow};

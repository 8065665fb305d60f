//! Several runs side by side under one cursor: the open run, and others of the same lesson with
//! another algorithm, order, evaluation or depth.

mod page;
mod parting;
mod request;
mod state;
mod view;

pub(crate) use page::BesidePart;
pub use parting::WayToParting;
pub(crate) use request::varied;
pub use request::{BesideRequest, BesideRun, LessonVariant, run_beside};
pub use state::{BesideColumn, BesideCommand, BesidePace};
pub(crate) use state::{BesideRuns, BesideSlot};
pub use view::{BesideCounts, BesideRow, BesideView};

//! Predict: the user is asked what happens next before it is shown.
//!
//! The replay stops one step before the event in question and shows only what is known there. The
//! answer is judged, the run advances by one step, and questions answered wrong return some
//! questions later.

mod progress;
mod shown;
mod state;
mod update;
mod view;

pub use progress::{PredictProgress, PredictSummary, PredictVerdict};
pub use state::PredictCommand;
pub(super) use state::PredictPart;
pub use view::{PredictStage, PredictView, ShownChoice};

//! Predict: what happens next is asked before it is shown.
//!
//! The replay stands at the step before the one that is asked for, and all that is shown is what is
//! known there. An answer is judged, the run goes on by one step, and what comes back wrong is asked
//! again some questions later.

mod progress;
mod shown;
mod state;
mod update;
mod view;

pub use progress::{PredictProgress, PredictSummary, PredictVerdict};
pub use state::PredictCommand;
pub(super) use state::PredictPart;
pub use view::{PredictStage, PredictView, ShownChoice};

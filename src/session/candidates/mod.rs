//! The moves of the position that is shown, by their classes: which are worth reading, and why the
//! others are not generated.

mod state;
mod update;
mod view;

pub use state::CandidatesCommand;
pub(super) use state::CandidatesPart;
pub use view::{CandidateLine, CandidatesView, OtherMoves};

//! The classified moves of the shown position: which are worth reading, and why the others are not
//! generated.

mod state;
mod update;
mod view;

pub use state::CandidatesCommand;
pub(super) use state::CandidatesPart;
pub use view::{CandidateLine, CandidatesView, OtherMoves};

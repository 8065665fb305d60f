//! Where the run stops while one watches: a question to its trace that a person puts together.

mod state;
mod update;
mod view;

pub(in crate::session) use state::StopsPart;
pub use state::{SavedStops, StopsCommand, StopsQuestion};
pub use view::{OfferedStop, StopsView};

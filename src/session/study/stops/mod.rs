//! The stops of the run in Watch: a query of the trace, composed by the user.

mod state;
mod update;
mod view;

pub(crate) use state::StopsPart;
pub use state::{SavedStops, StopsCommand, StopsQuestion};
pub use view::{OfferedStop, StopsView};

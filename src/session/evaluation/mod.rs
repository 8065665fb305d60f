//! The evaluation of the node that is shown, seen from inside.

mod state;
mod view;

pub(super) use state::EvaluationPart;
pub use state::{Against, EvaluationCommand};
pub use view::{EvaluationView, Standard};

//! The evaluation of the shown node, in detail.

mod state;
mod view;

pub(super) use state::EvaluationPart;
pub use state::{Against, EvaluationCommand};
pub use view::{EvaluationView, Standard};

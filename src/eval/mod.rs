//! Evaluation functions of shogi, each explaining itself by term and by square.
//!
//! An evaluator is a file with its [`Explained`], and a row of the registry. A row is chosen once,
//! by its id; what is done with it many times is work ([`WithEvaluator`]) that is compiled for each
//! evaluator on its own.

mod board_discount;
mod explained;
pub mod material;
mod registry;

pub use explained::{EvaluationTerm, Explained, WithEvaluator};
pub use registry::{Evaluation, UnknownEvaluation};

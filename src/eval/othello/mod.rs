//! Evaluators of Othello: discs, moves, patterns.

mod registry;
pub mod turtle;

pub use registry::OthelloEvaluation;

//! The comparison: one position, read by the explicit tree, by our engine and by the user's
//! engines. For Othello, our engine reads with several evaluators, and to the end of the game if
//! that is near.

mod engine_rows;
mod othello;
mod position;
mod reading;
mod rows;
mod state;
#[cfg(test)]
mod tests;
mod update;
mod view;

pub(super) use position::ComparedPosition;
pub use reading::{FoundEnd, OthelloFindings, OthelloReading, ReadingSoFar};
pub use rows::CompareRow;
pub use state::{CompareCommand, Comparison, ReaderId};
pub(super) use update::CompareOutcome;
pub use view::{ComparisonView, OverlaidLine, PlotSeries};

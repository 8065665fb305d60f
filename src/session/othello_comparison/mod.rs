//! The comparison on Othello: one position, read by the explicit tree, by our engine with several
//! evaluators, and to the end of the game where that is near.

mod position;
mod reading;
mod rows;
mod state;
mod view;

pub use reading::{FoundEnd, OthelloFindings, OthelloReading, ReadingSoFar};
pub use rows::OthelloCompareRow;
pub(super) use state::OthelloComparison;
pub use state::{OthelloCompareCommand, OthelloReaderId};
pub use view::{LaidOthelloLine, OthelloComparisonView};

//! The comparison: one position of any game, read by the explicit tree, by our engine with one
//! evaluator or several, to the end of the game if that is near, and by the user's engines.

mod message;
mod position;
mod readers;
mod row;
mod rows;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub(super) use position::ComparedPosition;
pub use readers::{
    CompareLimit, FoundEnd, GameReading, OwnFinding, OwnFindings, OwnQuestion, OwnReaders,
    ReadersSetup, ShogiReading,
};
pub use row::{CompareRow, ReaderId};
pub(super) use state::CompareOutcome;
pub use state::{CompareCommand, Comparison};
pub use view::{ComparisonView, OverlaidLine, PlotSeries};

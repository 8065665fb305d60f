//! The comparison: one position, read by the explicit tree, by our engine and by the engines of the
//! person's list.

mod engine_rows;
mod position;
mod rows;
mod state;
#[cfg(test)]
mod tests;
mod update;
mod view;

pub(super) use position::ComparedPosition;
pub use rows::CompareRow;
pub use state::{CompareCommand, Comparison, ReaderId};
pub(super) use update::CompareOutcome;
pub use view::{ComparisonView, OverlaidLine, PlotSeries};

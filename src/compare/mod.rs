//! Several readers of one position side by side: the explicit tree, our engine, other engines; in
//! one unit, and where they part.
//!
//! An engine that speaks USI tells lines, not a tree: what can be compared is the move it would
//! play, its line, and its score. Where the line leaves the tree, and why, is read off the tree and
//! the trace of its run.

mod agreement;
mod measure;
mod parting;

pub use agreement::Agreement;
pub use measure::Measure;
pub use parting::{Leaving, Parting, Preference, Reason, part, way_of};

//! Compares several readers of one position: the explicit tree, our engine, other engines; in one
//! unit, and by where they diverge.
//!
//! A USI engine reports lines, not a tree: it can be compared by its move, its line and its score.
//! Where the line leaves the tree, and why, follows from the tree and the trace of its run.

mod measure;
mod parting;

pub use measure::{Agreement, Measure};
pub use parting::{Leaving, Parting, Preference, Reason, part, unread, way_of};

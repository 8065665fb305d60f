//! An exercise on paper: what a learner has filled in of a run, and how right that is.
//!
//! | file | holds |
//! |---|---|
//! | `filled` | the sheet: values, windows, choices and cuts as the learner wrote them |
//! | `key` | what the run has said of the same nodes, and when |
//! | `own` | what follows from the learner's own values |
//! | `visits` | what several visits of a node have said together |
//! | `grade`, `entries`, `values`, `cuts` | each entry with its verdict and its points |
//! | `share` | what earns nothing although it is not wrong: guesses, and what follows from them |
//! | `verdict` | the verdicts |
//! | `words` | what is said of each |
//!
//! The right answers are read from the trace alone. What a learner's own wrong values lead to is the
//! one thing that no trace has said: it is worked out by the rule of the algorithm, and only at nodes
//! where that rule gives just what the trace says when it is fed with the right values.

mod cuts;
mod entries;
mod filled;
mod grade;
mod key;
mod own;
mod share;
mod values;
mod verdict;
mod visits;
mod words;

pub use filled::{Sheet, WrittenNumbers};
pub use grade::Grading;
pub use key::{SheetKey, SheetReading, SheetSize};
pub use share::SheetRemark;
pub use verdict::{GradedEntry, SheetEntry, SheetVerdict};

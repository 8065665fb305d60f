//! Fill-in exercises: a learner's entries for a run, and their grading.
//!
//! | file | contents |
//! |---|---|
//! | `filled` | the sheet: the learner's values, windows, choices and cuts |
//! | `key` | the run's results for the same nodes, with their steps |
//! | `own` | the consequences of the learner's own values |
//! | `iteration`, `mean_slip` | an iteration of a search that samples, and mistakes with its means |
//! | `moment` | the moment of a run that is asked, if it is not the end |
//! | `number` | numbers as they are written |
//! | `visits` | the combined results of several visits of a node |
//! | `grade`, `entries`, `values`, `means`, `cuts` | each entry with its verdict and its points |
//! | `rule` | a wrong rule that the whole sheet follows |
//! | `share` | entries that earn nothing without being wrong: guesses and consequences |
//! | `verdict` | the verdicts |
//! | `words` | the texts of verdicts |
//!
//! The right answers come from the trace alone. Only the consequences of a learner's own wrong
//! values are in no trace: they are computed by the rule of the algorithm, and only at nodes where
//! that rule, applied to the right values, gives exactly what the trace says.

mod cuts;
mod entries;
mod filled;
mod grade;
mod iteration;
mod key;
mod mean_slip;
mod means;
mod moment;
mod number;
mod once;
mod own;
mod rule;
mod share;
mod values;
mod verdict;
mod visits;
mod words;

pub use filled::{Sheet, WrittenNumbers};
pub use grade::{Grading, GroupPoints};
pub use iteration::{SheetIteration, Toward};
pub use key::{SheetKey, SheetReading, SheetSize};
pub use mean_slip::MeanSlip;
pub use number::{kept_text, read_kept};
pub use rule::FollowedRule;
pub(crate) use rule::shown_on_a_tree;
pub use share::SheetRemark;
pub use verdict::{GradedEntry, SheetEntry, SheetVerdict};

//! Published listings with slips: *twins*, a listing as published beside its corrected version.
//!
//! Both versions of a twin actually run, on a real position, and report their steps; comparing the
//! two runs gives the step at which they diverge. A twin is a row with its lines, in both versions.
//! An interpreter runs the lines as they are shown in English; what their phrases mean stands in
//! `phrases`. So the mistake is stated once, where the two texts differ, and no code knows it.
//!
//! ```
//! use listing::Twin;
//!
//! let run = "u-12-loop".parse::<Twin>()?.run().map_err(|error| error.en)?;
//! assert_eq!((run.corrected.result, run.published.result), (Some(3890), Some(19_890)));
//! let parting = run.parting.ok_or("they part")?;
//! assert!(run.twin.lines()[parting.line].differs());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod chance;
mod counting;
mod exchanges;
mod interpreter;
mod line;
mod moves;
mod others;
mod phrases;
mod registry;
mod row;
mod scope;
mod step;
mod twin;

pub use line::{ListingLine, ListingVersion};
pub use registry::{Twin, TwinSubject};
pub use step::{ListingRun, ListingStep, ListingValue, Overflow};
pub use twin::{TwinParting, TwinRun};

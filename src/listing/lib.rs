//! Published listings with slips: *twins*, a listing as published beside its corrected version.
//!
//! Both versions of a twin actually run, on a real position, and report their steps; comparing the
//! two runs gives the step at which they diverge. A twin is a file with its lines and its run, and
//! a row of the registry. The mistake is stated once, where the two versions differ, and no code
//! outside this folder can call it.
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

mod attacker_order;
mod balanced_digits;
mod bare_origin;
mod compiler;
mod drop_mate;
mod empty_squares;
mod file_loop;
mod hand_kinds;
mod int16;
mod kept_value;
mod knight_origin;
mod last_child;
mod line;
mod one_loss;
mod point_of_view;
mod registry;
mod row;
mod sides;
mod step;
mod twin;

pub use line::{ListingLine, ListingVersion};
pub use registry::{Twin, TwinSubject, UnknownTwin};
pub use step::{ListingRun, ListingStep, ListingValue, Overflow};
pub use twin::{TwinParting, TwinRun};

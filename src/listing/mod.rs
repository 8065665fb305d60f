//! Published listings with their slips: *twins*, a listing as it was published beside the same
//! listing as it should be.
//!
//! Both versions of a twin are really run, on a real position, and say their steps; from the two
//! runs comes the place where they part. A twin is a file with its lines and its run, and a row of
//! the registry. What is wrong is written once, where the two versions differ, and nothing outside
//! this folder can call it.
//!
//! ```
//! use yomisuji::listing::Twin;
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

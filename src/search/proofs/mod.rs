//! The parts that both proof-number searches share: their numbers, the table of all generated nodes,
//! the expansion of a node, and their words.

pub(super) mod code;
mod columns;
mod judged;
mod numbers;
mod step;
mod table;

pub(super) use columns::COLUMNS;
pub use judged::{counted, thresholds_below};
pub use numbers::ProofNumbers;
pub use step::ProofStep;
pub(super) use table::{MostProving, ProofEntry, Prover};

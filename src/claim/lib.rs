//! The statements of a step of a run, before they are put into words.
//!
//! A claim is language-free and made from the trace alone. Every kind of claim has an oracle
//! ([`ClaimOracle::holds`]), which uses only the events and the values of leaves, so that a
//! sentence made from claims can be proved. A run that may be wrong is judged step by step
//! ([`RunJudgement`]). All values are for Black.

mod judge;
mod kind;
mod known;
mod made;
mod oracle;
mod payoffs;

pub use judge::{FaultKind, RunJudgement, StepFault};
pub use kind::{CutBound, StepClaim};
pub use known::KnownPayoffs;
pub use made::{claims, edge_origin};
pub use oracle::{ClaimOracle, Falsehood, prove};

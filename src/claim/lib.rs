//! What a step of a run says, before anybody says it in words.
//!
//! A claim is language-free and made from the trace alone. Every kind has an oracle
//! ([`ClaimOracle::holds`]), which knows no more than the events and the values of leaves; so a sentence that
//! is put together from claims can be proved. All values are for Black.

mod kind;
mod made;
mod oracle;

pub use kind::{CutBound, StepClaim};
pub use made::claims;
pub use oracle::{ClaimOracle, Falsehood, prove};

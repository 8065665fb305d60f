//! As what a move was generated.

use super::record::{TraceRecord, score};
use crate::score::Score;

/// As what a move was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The number of its class, as the game numbers them.
    pub class: u8,
    /// Its value before it is read, for Black, if it has been given one.
    pub provisional: Option<Score>,
    /// Which move of the line that follows a pass has called for it, counted from 0.
    pub called_by: Option<u8>,
}

/// What the record of a [`EventKind::Candidate`](super::EventKind::Candidate) says.
pub(super) fn candidate(record: TraceRecord) -> Candidate {
    Candidate {
        class: record.flag,
        provisional: (record.b == 1).then_some(score(record.a)),
        called_by: record.small.checked_sub(1).map(|number| number as u8),
    }
}

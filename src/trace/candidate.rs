use super::record::{TraceRecord, score};
use score::Score;

/// Why a candidate move was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The index of its class in the game.
    pub class: u8,
    /// Its value before it is searched, for Black, if any.
    pub provisional: Option<Score>,
    /// The index of the move that triggered it, in the line that follows a pass.
    pub called_by: Option<u8>,
}

/// Unpacks the record of a [`EventKind::Candidate`](super::EventKind::Candidate).
pub(super) fn candidate(record: TraceRecord) -> Candidate {
    Candidate {
        class: record.flag,
        provisional: (record.b == 1).then_some(score(record.a)),
        called_by: record.small.checked_sub(1).map(|number| number as u8),
    }
}

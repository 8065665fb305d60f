//! What is known of a node after some events.

use super::candidate::Candidate;
use super::event::{DepthReason, Visit};
use super::record::NONE;
use crate::score::{Bound, BoundedScore, ProofNumbers, Score};
use crate::tree::NodeId;

/// How far a search has come at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It has not been there.
    #[default]
    Unvisited,
    /// It is there, or below.
    Open,
    /// It has left it without a value: it is neither proven nor disproven yet.
    Unsettled,
    /// It has returned from there.
    Done,
}

/// What is known of a node after some events.
///
/// Small on purpose: a replay holds one a node, and pictures ask for very many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeState {
    pub(super) value: Score,
    pub(super) best: u32,
    /// The step at which it was entered last; 0: never.
    pub(super) entered: u32,
    pub(super) phase: Phase,
    pub(super) bound: Bound,
    pub(super) cut: bool,
    pub(super) visit: Visit,
}

const _: () = assert!(size_of::<NodeState>() == 16);

impl NodeState {
    pub(super) const FRESH: Self = Self {
        value: Score(0),
        best: NONE,
        entered: 0,
        phase: Phase::Unvisited,
        bound: Bound::Exact,
        cut: false,
        visit: Visit::First,
    };

    /// How far the search has come here.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The best value so far, for Black; `None` while there is none.
    #[must_use]
    pub fn value(&self) -> Option<Score> {
        (self.best != NONE || self.phase == Phase::Done).then_some(self.value)
    }

    /// The step at which it was entered last; `None` if it never was.
    #[must_use]
    pub fn entered(&self) -> Option<usize> {
        (self.entered > 0).then_some(self.entered as usize)
    }

    /// The child that gave the best value so far.
    #[must_use]
    pub fn best(&self) -> Option<NodeId> {
        (self.best != NONE).then_some(NodeId(self.best))
    }

    /// What the value says of the true value, once the node is done.
    #[must_use]
    pub fn bound(&self) -> Bound {
        self.bound
    }

    /// The value with what it says, once the node is done.
    #[must_use]
    pub fn returned(&self) -> Option<BoundedScore> {
        (self.phase == Phase::Done).then_some(BoundedScore {
            value: self.value,
            bound: self.bound,
        })
    }

    /// What the last visit was for.
    #[must_use]
    pub fn visit(&self) -> Visit {
        self.visit
    }

    /// Whether children have been skipped here in the last visit.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.cut
    }
}

/// What few nodes have: said beside values and windows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// As what the move was generated.
    pub candidate: Option<Candidate>,
    /// A person has asked for the node: how many plies were read.
    pub asked: Option<u8>,
    /// By how many plies the move is read less deep, and why.
    pub reduced: Option<(u8, DepthReason)>,
    /// By how many plies the move is read deeper, and why.
    pub extended: Option<(u8, DepthReason)>,
    /// The side to move has passed here, to save so many plies.
    pub passed: Option<u8>,
    /// The value comes from a table: how deep it was read, in plies, and at which node.
    pub recalled: Option<(u8, Option<NodeId>)>,
    /// Proof and disproof number.
    pub proof: Option<ProofNumbers>,
    /// The thresholds of both, as the last visit was given them.
    pub thresholds: Option<ProofNumbers>,
}

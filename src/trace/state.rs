//! The state of a node after some events.

use super::event::{DepthReason, SkipReason, Visit};
use super::kind::EventKind;
use super::record::{Candidate, NONE};
use score::{Bound, BoundedScore, NodeNumbers, Score};
use tree::NodeId;

/// The progress of a search at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    #[default]
    Unvisited,
    /// The search is at or below the node.
    Open,
    /// The search has left it without a value: it is neither proven nor disproven yet.
    Unsettled,
    Done,
}

/// The state of a node after some events.
///
/// Deliberately small: a replay holds one per node, and pictures read very many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeState {
    pub(super) value: Score,
    pub(super) best: u32,
    /// The step of its last entry; 0 for none.
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

    /// The state that a node usually has before an event of this kind changes it to this one.
    #[inline]
    pub(super) fn usually_before(self, kind: EventKind) -> Self {
        let open = Self { bound: Bound::Exact, phase: Phase::Open, ..self };
        match kind {
            EventKind::Enter => Self::FRESH,
            EventKind::Leaf | EventKind::Recall | EventKind::Repeat => {
                Self { value: Score(0), ..open }
            }
            EventKind::Exit => open,
            EventKind::Leave => Self { phase: Phase::Open, ..self },
            EventKind::Decline | EventKind::Improve => Self { value: Score(0), best: NONE, ..self },
            EventKind::Cut => Self { cut: false, ..self },
            _ => self,
        }
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The best value so far, for Black; `None` if there is none.
    pub fn value(&self) -> Option<Score> {
        (self.best != NONE || self.phase == Phase::Done).then_some(self.value)
    }

    /// The step of its last entry; `None` if there was none.
    pub fn entered(&self) -> Option<usize> {
        (self.entered > 0).then_some(self.entered as usize)
    }

    /// The child that returned the best value of this visit first. It need not have it: see
    /// [`Replay::best`](super::Replay::best).
    pub fn best(&self) -> Option<NodeId> {
        (self.best != NONE).then_some(NodeId(self.best))
    }

    /// The bound type of the value, once the node is done.
    pub fn bound(&self) -> Bound {
        self.bound
    }

    /// The value with its bound type, once the node is done.
    pub fn returned(&self) -> Option<BoundedScore> {
        (self.phase == Phase::Done).then_some(BoundedScore { value: self.value, bound: self.bound })
    }

    pub fn visit(&self) -> Visit {
        self.visit
    }

    /// Whether children were skipped in the last visit.
    pub fn is_cut(&self) -> bool {
        self.cut
    }
}

/// Less common data of a node, besides values and windows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// The class and the provisional value with which the move was generated.
    pub candidate: Option<Candidate>,
    /// The depth in plies of a user's request for the node.
    pub asked: Option<u8>,
    /// The depth reduction of the move, in plies, and its reason.
    pub reduced: Option<(u8, DepthReason)>,
    /// The depth extension of the move, in plies, and its reason.
    pub extended: Option<(u8, DepthReason)>,
    /// Why the move was not searched, on a guess, and the step at which that was said.
    pub skipped: Option<(SkipReason, usize)>,
    /// The depth reduction of a pass here, in plies.
    pub passed: Option<u8>,
    /// For a value from the table: its depth in plies, and the node where it was found.
    pub recalled: Option<(u8, Option<NodeId>)>,
    /// By the columns of the algorithm.
    pub numbers: Option<NodeNumbers>,
    /// The thresholds of both numbers in the last visit.
    pub thresholds: Option<NodeNumbers>,
}

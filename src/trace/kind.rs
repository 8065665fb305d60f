//! The kinds of events, with their names and marks.

use serde::{Deserialize, Serialize};

/// The kind of a recorded step: mostly that of an [`Event`](super::Event).
///
/// [`Event::Back`](super::Event::Back) is recorded as `Improve` or `Keep`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum EventKind {
    Iteration,
    /// The user asked for a node that the search had skipped, or for a deeper search of one.
    Ask,
    Enter,
    /// A leaf was evaluated.
    Leaf,
    Decline,
    /// The transposition table gave the value of a node.
    Recall,
    /// A position occurred again in its line or game, and is worth what the rules say.
    Repeat,
    /// A move was generated, with its class and provisional value.
    Candidate,
    Pass,
    Reduce,
    Extend,
    /// A move is not searched, on a guess.
    Skip,
    /// A child's value is the best so far.
    Improve,
    /// A child's value is not better than the best so far.
    Keep,
    /// The search returned from a child that is neither proven nor disproven yet.
    Leave,
    Narrow,
    Cut,
    Exit,
    Proof,
    Thresholds,
}

/// The mark of a step on the scrub bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StepMark {
    /// A cross: branches are skipped.
    Cut,
    /// A filled triangle: the best move of the root changes.
    BestChange,
    /// A turned arrow: a node is entered again.
    Again,
    /// A line across: an iteration or another chapter begins.
    Chapter,
    /// A small diamond: a value from the transposition table.
    Recall,
    /// A small dot: the depth changes (a pass, a reduction, an extension, a move skipped).
    Depth,
    /// A small square: numbers that steer a best-first search.
    Numbers,
}

impl EventKind {
    /// Every kind.
    pub const ALL: [Self; 20] = [
        Self::Iteration,
        Self::Ask,
        Self::Enter,
        Self::Leaf,
        Self::Decline,
        Self::Recall,
        Self::Repeat,
        Self::Candidate,
        Self::Pass,
        Self::Reduce,
        Self::Extend,
        Self::Skip,
        Self::Improve,
        Self::Keep,
        Self::Leave,
        Self::Narrow,
        Self::Cut,
        Self::Exit,
        Self::Proof,
        Self::Thresholds,
    ];

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Iteration => "iteration",
            Self::Ask => "ask",
            Self::Enter => "enter",
            Self::Leaf => "leaf",
            Self::Decline => "decline",
            Self::Recall => "recall",
            Self::Repeat => "repeat",
            Self::Candidate => "candidate",
            Self::Pass => "pass",
            Self::Reduce => "reduce",
            Self::Extend => "extend",
            Self::Skip => "skip",
            Self::Improve => "improve",
            Self::Keep => "keep",
            Self::Leave => "leave",
            Self::Narrow => "narrow",
            Self::Cut => "cut",
            Self::Exit => "exit",
            Self::Proof => "proof",
            Self::Thresholds => "thresholds",
        }
    }

    /// The mark on the scrub bar; `None` for events at every node. Some marks also depend on the
    /// node and the visit: whether it is the root whose best move or numbers change, and whether a
    /// node is entered again.
    pub const fn mark(self) -> Option<StepMark> {
        match self {
            Self::Cut => Some(StepMark::Cut),
            Self::Improve => Some(StepMark::BestChange),
            Self::Enter => Some(StepMark::Again),
            Self::Iteration | Self::Ask => Some(StepMark::Chapter),
            Self::Recall => Some(StepMark::Recall),
            Self::Pass | Self::Reduce | Self::Extend | Self::Skip => Some(StepMark::Depth),
            Self::Proof => Some(StepMark::Numbers),
            Self::Leaf
            | Self::Decline
            | Self::Repeat
            | Self::Candidate
            | Self::Keep
            | Self::Leave
            | Self::Narrow
            | Self::Thresholds
            | Self::Exit => None,
        }
    }

    /// Whether a value was returned from a child.
    pub const fn comes_back(self) -> bool {
        matches!(self, Self::Improve | Self::Keep)
    }

    /// Whether the search returned from a child, with or without a value.
    pub const fn goes_up(self) -> bool {
        self.comes_back() || matches!(self, Self::Leave)
    }
}

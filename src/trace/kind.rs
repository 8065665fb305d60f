//! The kinds of events: their names, and their marks.

use serde::{Deserialize, Serialize};

/// What happened, without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum EventKind {
    /// Reading from the root began: to another depth, or with another question.
    Iteration,
    /// A person asked for a node that the search had skipped, or for more below one.
    Ask,
    /// A node was entered.
    Enter,
    /// A leaf was evaluated.
    Leaf,
    /// Declining was considered.
    Decline,
    /// A table gave the value of a node.
    Recall,
    /// A move was generated, with its class and provisional value.
    Candidate,
    /// The side to move passed.
    Pass,
    /// A move was to be read less deep.
    Reduce,
    /// A move was to be read deeper.
    Extend,
    /// A child's value is the best so far.
    Improve,
    /// A child's value is not better than the best so far.
    Keep,
    /// The search came back from a child that is neither proven nor disproven yet.
    Leave,
    /// The window of a node became narrower.
    Narrow,
    /// The rest of the moves was skipped.
    Cut,
    /// A node returned its value.
    Exit,
    /// Proof and disproof numbers were counted anew.
    Proof,
    /// Thresholds were set for the numbers of a node.
    Thresholds,
}

/// How a step is marked on the scrub bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StepMark {
    /// A cross: branches are skipped.
    Cut,
    /// A filled triangle: the best move of the root changes.
    BestChange,
    /// A turned arrow: a node is entered again.
    Again,
    /// A line across: a deeper iteration, or a new chapter.
    Chapter,
    /// A small diamond: a value comes from a table.
    Recall,
    /// A small dot: the depth changes (a pass, a reduction, an extension).
    Depth,
    /// A small square: numbers that steer a best-first search.
    Numbers,
}

impl EventKind {
    /// Every kind.
    pub const ALL: [Self; 18] = [
        Self::Iteration,
        Self::Ask,
        Self::Enter,
        Self::Leaf,
        Self::Decline,
        Self::Recall,
        Self::Candidate,
        Self::Pass,
        Self::Reduce,
        Self::Extend,
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
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Iteration => "iteration",
            Self::Ask => "ask",
            Self::Enter => "enter",
            Self::Leaf => "leaf",
            Self::Decline => "decline",
            Self::Recall => "recall",
            Self::Candidate => "candidate",
            Self::Pass => "pass",
            Self::Reduce => "reduce",
            Self::Extend => "extend",
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

    /// The mark on the scrub bar; none for what happens at every node. Whether the best move of the
    /// root changes, whether its numbers do, and whether a node is entered again, the node and the
    /// visit say as well.
    #[must_use]
    pub const fn mark(self) -> Option<StepMark> {
        match self {
            Self::Cut => Some(StepMark::Cut),
            Self::Improve => Some(StepMark::BestChange),
            Self::Enter => Some(StepMark::Again),
            Self::Iteration | Self::Ask => Some(StepMark::Chapter),
            Self::Recall => Some(StepMark::Recall),
            Self::Pass | Self::Reduce | Self::Extend => Some(StepMark::Depth),
            Self::Proof => Some(StepMark::Numbers),
            Self::Leaf
            | Self::Decline
            | Self::Candidate
            | Self::Keep
            | Self::Leave
            | Self::Narrow
            | Self::Thresholds
            | Self::Exit => None,
        }
    }

    /// Whether a value has come back from a child.
    #[must_use]
    pub const fn comes_back(self) -> bool {
        matches!(self, Self::Improve | Self::Keep)
    }

    /// Whether the search has come back from a child, with a value or without one.
    #[must_use]
    pub const fn goes_up(self) -> bool {
        self.comes_back() || matches!(self, Self::Leave)
    }
}

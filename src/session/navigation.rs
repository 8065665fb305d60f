//! The ways through a run.

use crate::trace::StopCondition;
use crate::tree::NodeId;

/// A way to another step of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// One step forward.
    Next,
    /// One step back.
    Back,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// To a step.
    Seek(usize),
    /// To the next event of interest.
    NextInterest,
    /// To the previous event of interest.
    PreviousInterest,
    /// To the next step at which the lesson has words of its own.
    NextStop,
    /// To the previous one.
    PreviousStop,
    /// To the beginning of the next chapter: a deeper iteration, or what was asked for.
    NextChapter,
    /// To the beginning of this chapter, or of the one before.
    PreviousChapter,
    /// Out of this branch: until the search is back at the node above.
    Out,
    /// Over the next branch: until the search is back at this node, or above.
    Over,
    /// To the step at which the search enters a node.
    GoTo(NodeId),
    /// On to the next step at which this happens, or to the end.
    RunTo(StopCondition),
}

impl Navigation {
    /// Whether it goes through the run, rather than jumping to a place in it.
    pub(super) const fn is_walking(self) -> bool {
        match self {
            Self::Next
            | Self::Back
            | Self::NextInterest
            | Self::PreviousInterest
            | Self::NextStop
            | Self::PreviousStop
            | Self::NextChapter
            | Self::PreviousChapter
            | Self::Out
            | Self::Over
            | Self::RunTo(_) => true,
            Self::First | Self::Last | Self::Seek(_) | Self::GoTo(_) => false,
        }
    }

    /// Whether it goes to something that is looked for: a node, or, where the tree follows the
    /// search, a stop.
    pub(super) const fn looks_for(self, follows: bool) -> bool {
        match self {
            Self::GoTo(_) | Self::RunTo(StopCondition::Reached(_)) => true,
            Self::NextStop | Self::PreviousStop => follows,
            Self::Next
            | Self::Back
            | Self::First
            | Self::Last
            | Self::Seek(_)
            | Self::NextInterest
            | Self::PreviousInterest
            | Self::NextChapter
            | Self::PreviousChapter
            | Self::Out
            | Self::Over
            | Self::RunTo(_) => false,
        }
    }

    /// Whether it is one of many small moves: undo takes those in a row back together.
    pub(super) const fn is_step(self) -> bool {
        match self {
            Self::Next | Self::Back | Self::Seek(_) => true,
            Self::First
            | Self::Last
            | Self::NextInterest
            | Self::PreviousInterest
            | Self::NextStop
            | Self::PreviousStop
            | Self::NextChapter
            | Self::PreviousChapter
            | Self::Out
            | Self::Over
            | Self::GoTo(_)
            | Self::RunTo(_) => false,
        }
    }
}

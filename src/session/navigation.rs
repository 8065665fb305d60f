//! Navigation through a run.

use trace::StopCondition;
use tree::NodeId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// One step forward.
    Next,
    /// One step back.
    Back,
    First,
    Last,
    Seek(usize),
    NextInterest,
    PreviousInterest,
    /// To the next step at which the lesson has words of its own.
    NextStop,
    /// To the previous step at which the lesson has words of its own.
    PreviousStop,
    /// To the beginning of the next chapter: a deeper iteration, or a request of the user.
    NextChapter,
    /// To the beginning of this chapter, or of the previous one.
    PreviousChapter,
    /// Out of this branch: until the search is back at the parent.
    Out,
    /// Over the next branch: until the search is back at this node, or above.
    Over,
    /// To the step at which the search enters a node.
    GoTo(NodeId),
    /// On to the next step that meets the condition, or to the end.
    RunTo(StopCondition),
}

impl Navigation {
    /// Whether it goes through the run, rather than jumping to a place in it.
    pub(super) const fn is_walking(self) -> bool {
        !matches!(self, Self::First | Self::Last | Self::Seek(_) | Self::GoTo(_))
    }

    /// Whether its target is searched for and should be centred: a node, or, if the tree follows
    /// the search, a stop.
    pub(super) const fn looks_for(self, follows: bool) -> bool {
        match self {
            Self::GoTo(_) | Self::RunTo(StopCondition::Reached(_)) => true,
            Self::NextStop | Self::PreviousStop => follows,
            _ => false,
        }
    }

    /// Whether it is a small step: undo takes a series of them back together.
    pub(super) const fn is_step(self) -> bool {
        matches!(self, Self::Next | Self::Back | Self::Seek(_))
    }
}

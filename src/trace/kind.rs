//! The kinds of events, with their names and marks.

use serde::{Deserialize, Serialize};

/// The kinds of events in a table: each with its name and the mark of its steps, if they have one.
macro_rules! event_kinds {
    ($($(#[doc = $doc:literal])* $kind:ident $id:literal $($mark:ident)?,)*) => {
        /// The kind of a recorded step: mostly that of an [`Event`](super::Event).
        ///
        /// [`Event::Back`](super::Event::Back) is recorded as `Improve` or `Keep`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum EventKind {
            $($(#[doc = $doc])* #[serde(rename = $id)] $kind,)*
        }

        impl EventKind {
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$kind),*];

            /// The name in files and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$kind => $id,)*
                }
            }

            /// The mark on the scrub bar; `None` for events at every node. Some marks also depend
            /// on the node and the visit: whether it is the root whose best move or numbers change,
            /// and whether a node is entered again.
            pub const fn mark(self) -> Option<StepMark> {
                match self {
                    $($(Self::$kind => Some(StepMark::$mark),)?)*
                    _ => None,
                }
            }
        }
    };
}

event_kinds! {
    Iteration "iteration" Chapter,
    /// The user asked for a node that the search had skipped, or for a deeper search of one.
    Ask "ask" Chapter,
    Enter "enter" Again,
    /// A leaf was evaluated.
    Leaf "leaf",
    Decline "decline",
    /// The transposition table gave the value of a node.
    Recall "recall" Recall,
    /// A position occurred again in its line or game, and is worth what the rules say.
    Repeat "repeat",
    /// A move was generated, with its class and provisional value.
    Candidate "candidate",
    Pass "pass" Depth,
    Reduce "reduce" Depth,
    Extend "extend" Depth,
    /// A move is not searched, on a guess.
    Skip "skip" Depth,
    /// A child's value is the best so far.
    Improve "improve" BestChange,
    /// A child's value is not better than the best so far.
    Keep "keep",
    /// A child's value counts for the mean of a node where chance moves.
    Weigh "weigh",
    /// The search returned from a child that is neither proven nor disproven yet.
    Leave "leave",
    Narrow "narrow",
    Cut "cut" Cut,
    Exit "exit",
    /// The numbers of a node were counted.
    Count "proof" Numbers,
    Thresholds "thresholds",
    /// The numbers of a child before it is expanded.
    Estimate "estimate",
    /// The best move of a node has been found.
    Choose "choose" BestChange,
    /// How likely a move is the best one, before it is tried.
    Prior "prior",
    /// A search that samples goes on to a child.
    Select "select",
    /// It goes to a child for the first time.
    Expand "expand",
    /// It plays on at random, or takes a value for that.
    Playout "playout",
    /// The reward of an iteration was added to a node.
    BackUp "backup" BestChange,
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
    /// Whether a value was returned from a child.
    pub const fn comes_back(self) -> bool {
        matches!(self, Self::Improve | Self::Keep)
    }

    /// Whether the search returned from a child, with or without a value.
    pub const fn goes_up(self) -> bool {
        self.comes_back() || matches!(self, Self::Weigh | Self::Leave | Self::BackUp)
    }

    /// Whether a search that samples goes down with it.
    pub const fn goes_down(self) -> bool {
        matches!(self, Self::Select | Self::Expand)
    }

    /// Whether it gives its node a value, which ends the visit.
    pub const fn settles(self) -> bool {
        matches!(self, Self::Leaf | Self::Recall | Self::Repeat | Self::Exit)
    }

    /// Whether the search stands at the parent of the node that it is about: it has returned from
    /// there, or says something of a move before it is searched.
    pub(super) const fn is_said_above(self) -> bool {
        let is_before = matches!(
            self,
            Self::Candidate
                | Self::Reduce
                | Self::Extend
                | Self::Skip
                | Self::Estimate
                | Self::Choose
                | Self::Prior
        );
        // A search that samples tells of the node to which it adds a reward.
        self.goes_up() && !matches!(self, Self::BackUp) || is_before
    }
}

//! The verdicts on a learner's entries.

use super::mean_slip::MeanSlip;
use scenario::AskedGroup;
use tree::NodeId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetEntry {
    Window,
    Cut,
    Choice,
    Value,
    Numbers,
}

impl SheetEntry {
    /// What it belongs to, as a teacher weighs it: a choice follows from values.
    pub const fn group(self) -> AskedGroup {
        match self {
            Self::Value | Self::Numbers | Self::Choice => AskedGroup::Values,
            Self::Window => AskedGroup::Windows,
            Self::Cut => AskedGroup::Cuts,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetVerdict {
    /// As in the run.
    Right,
    /// The value of a fail-hard search: the edge of the window instead of the best value found.
    FailHard,
    /// The value with the sign under which a transposition table keeps it: outside the window a bound, though
    /// it is known to be exact.
    Flagged,
    /// Different from the run, but combined correctly from the learner's own wrong values.
    Follows,
    /// Combined correctly from more branches than the run searches; only the entry of the cut
    /// counts the missing mark.
    ReadOn,
    Empty,
    /// The number is right, but ≧ or ≦ is missing.
    OnlyBound,
    /// The number is right, but ≧ or ≦ is wrong.
    WrongBound,
    /// The value of a fail-hard search, but ≧ or ≦ is missing or wrong.
    HardBound,
    /// The other player's choice: the largest instead of the smallest, or vice versa.
    OtherPlayer,
    /// The value of a pruned branch.
    UsesCut,
    OtherSign,
    /// Another wrong value.
    WrongValue,
    /// α is wrong, β is right.
    WrongAlpha,
    /// β is wrong, α is right.
    WrongBeta,
    /// Both are wrong.
    WrongWindow,
    SwappedWindow,
    /// The first number is wrong, the second one right.
    WrongFirst,
    /// The second number is wrong, the first one right.
    WrongSecond,
    /// Both are wrong, or the only one written is.
    WrongNumbers,
    SwappedNumbers,
    /// The mean is what this mistake gives.
    Mean(MeanSlip),
    /// The node has these numbers at another moment of the run.
    OtherMoment,
    /// The node has not been expanded at the moment that is asked.
    NotExpanded,
    /// One of the two numbers is right, and the other is missing.
    HalfMissing,
    /// A branch is pruned that the search must search.
    PrunedTooMuch,
    /// A branch is searched although a bound suffices to prune it.
    PrunedTooLittle,
    /// The same with α = β: a tie is not an improvement.
    MissedTie,
    /// An entry inside a pruned branch.
    InsideCut,
    /// Not graded, because the learner has pruned the branch.
    InsideOwnCut,
    /// A move that only ties with an earlier one is taken for better.
    TieTakenForBetter,
    /// A move of which only a bound is known is taken for better.
    BoundTakenForBetter,
    /// Declines although a move is better.
    Stops,
    /// Moves although declining is better.
    DoesNotStop,
    WrongChoice,
}

impl SheetVerdict {
    pub const ALL: &[Self] = &[
        Self::Right,
        Self::FailHard,
        Self::Flagged,
        Self::Follows,
        Self::ReadOn,
        Self::Empty,
        Self::OnlyBound,
        Self::WrongBound,
        Self::HardBound,
        Self::OtherPlayer,
        Self::UsesCut,
        Self::OtherSign,
        Self::WrongValue,
        Self::WrongAlpha,
        Self::WrongBeta,
        Self::WrongWindow,
        Self::SwappedWindow,
        Self::WrongFirst,
        Self::WrongSecond,
        Self::WrongNumbers,
        Self::SwappedNumbers,
        Self::Mean(MeanSlip::Unchanged),
        Self::Mean(MeanSlip::OtherSide),
        Self::Mean(MeanSlip::Halfway),
        Self::Mean(MeanSlip::Reward),
        Self::Mean(MeanSlip::OldVisits),
        Self::OtherMoment,
        Self::NotExpanded,
        Self::HalfMissing,
        Self::PrunedTooMuch,
        Self::PrunedTooLittle,
        Self::MissedTie,
        Self::InsideCut,
        Self::InsideOwnCut,
        Self::TieTakenForBetter,
        Self::BoundTakenForBetter,
        Self::Stops,
        Self::DoesNotStop,
        Self::WrongChoice,
    ];

    /// Whether the entry is acceptable.
    pub const fn is_right(self) -> bool {
        self.is_by_itself() || self.is_consequence()
    }

    /// Whether it is right whatever else the learner has written.
    pub const fn is_by_itself(self) -> bool {
        matches!(self, Self::Right | Self::FailHard | Self::Flagged)
    }

    /// Whether it is right only as a consequence of the learner's other entries.
    pub const fn is_consequence(self) -> bool {
        matches!(self, Self::Follows | Self::ReadOn)
    }

    /// Whether nothing was written that could be wrong.
    pub const fn is_missing(self) -> bool {
        matches!(self, Self::Empty | Self::HalfMissing | Self::InsideOwnCut)
    }

    /// Whether an entry or a mark is wrong.
    pub const fn is_wrong(self) -> bool {
        !self.is_right() && !self.is_missing()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradedEntry {
    pub node: NodeId,
    pub entry: SheetEntry,
    pub verdict: SheetVerdict,
    /// Negative for a wrongly pruned branch, and for numbers where there are none yet.
    pub points: i32,
    pub of: i32,
    /// The step of the run that shows the answer.
    pub step: usize,
}

impl GradedEntry {
    /// Whether it is an unmarked pruned branch, whose place would be the answer.
    pub fn is_hidden_cut(&self) -> bool {
        self.entry == SheetEntry::Cut && self.verdict.is_missing()
    }
}

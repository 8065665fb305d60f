//! The verdicts on what a learner has filled in.

use crate::tree::NodeId;

/// What an entry of a sheet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetEntry {
    /// The window that is passed to the node.
    Window,
    /// Whether the branch is read at all.
    Cut,
    /// What is chosen at the node.
    Choice,
    /// What the node returns.
    Value,
    /// Its proof and disproof number.
    Numbers,
}

/// How right an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetVerdict {
    /// As the run says.
    Right,
    /// What a fail-hard search returns: the edge of the window instead of the best value found.
    FailHard,
    /// Not as the run says, but rightly combined from values of the learner's own that are wrong.
    Follows,
    /// Rightly combined from what was read, and that is more than the run reads: the missing mark is
    /// counted at its cut, and nowhere else.
    ReadOn,
    /// Nothing is written.
    Empty,
    /// The number is right, but the true value may be another one: ≧ or ≦ is missing.
    OnlyBound,
    /// The number is right, but ≧ or ≦ is wrong.
    WrongBound,
    /// What a fail-hard search returns, but ≧ or ≦ is missing, or wrong.
    HardBound,
    /// The other player's choice: the largest for the smallest.
    OtherPlayer,
    /// The value of a branch that is never read.
    UsesCut,
    /// The right number with the wrong sign.
    OtherSign,
    /// Another wrong value.
    WrongValue,
    /// α is wrong, and β is right.
    WrongAlpha,
    /// β is wrong, and α is right.
    WrongBeta,
    /// Both are wrong.
    WrongWindow,
    /// α stands where β belongs.
    SwappedWindow,
    /// The proof number is wrong, the disproof number right.
    WrongProof,
    /// The disproof number is wrong, the proof number right.
    WrongDisproof,
    /// Both are wrong, or the one that is written.
    WrongNumbers,
    /// Each stands where the other belongs.
    SwappedNumbers,
    /// One of the two numbers is right, and the other is not written.
    HalfMissing,
    /// A branch is cut that the search must read.
    PrunedTooMuch,
    /// A branch is read though a bound suffices to cut it.
    PrunedTooLittle,
    /// The same, where α and β are equal: being as good is not being better.
    MissedTie,
    /// Something is written inside a branch that is never read.
    InsideCut,
    /// Nothing counts here, because the learner has cut the branch away.
    InsideOwnCut,
    /// A move that is only as good as an earlier one is taken for better.
    TieTakenForBetter,
    /// The same of a move of which no more than a bound is known.
    BoundTakenForBetter,
    /// Stopping is chosen where a move is better.
    Stops,
    /// A move is chosen where stopping is better.
    DoesNotStop,
    /// Another move is better.
    WrongChoice,
}

impl SheetVerdict {
    /// Every verdict.
    pub const ALL: &[Self] = &[
        Self::Right,
        Self::FailHard,
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
        Self::WrongProof,
        Self::WrongDisproof,
        Self::WrongNumbers,
        Self::SwappedNumbers,
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

    /// Whether nothing is to be said against it.
    #[must_use]
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right | Self::FailHard) || self.is_consequence()
    }

    /// Whether it is right only as what follows from other entries of the learner's own.
    #[must_use]
    pub const fn is_consequence(self) -> bool {
        matches!(self, Self::Follows | Self::ReadOn)
    }

    /// Whether nothing was written that could be wrong.
    #[must_use]
    pub const fn is_missing(self) -> bool {
        matches!(self, Self::Empty | Self::HalfMissing | Self::InsideOwnCut)
    }

    /// Whether something that was written, or marked, is wrong.
    #[must_use]
    pub const fn is_wrong(self) -> bool {
        !self.is_right() && !self.is_missing()
    }
}

/// An entry of a sheet with its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradedEntry {
    /// The node.
    pub node: NodeId,
    /// What is said of it.
    pub entry: SheetEntry,
    /// How right it is.
    pub verdict: SheetVerdict,
    /// The points for it; a branch that is cut wrongly costs some.
    pub points: i32,
    /// The most points that there are for it.
    pub of: i32,
    /// The step of the run in which it is said.
    pub step: usize,
}

impl GradedEntry {
    /// Whether it is about a branch to be cut away of which the learner has said nothing: where it is
    /// would be the answer.
    #[must_use]
    pub fn is_hidden_cut(&self) -> bool {
        self.entry == SheetEntry::Cut && self.verdict.is_missing()
    }
}

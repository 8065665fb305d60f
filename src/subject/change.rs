//! What can be changed in a subject, as a person tries what follows from it.

use super::leaf_policy::LeafPolicy;
use super::values::ValueScheme;
use crate::eval::Evaluation;
use crate::game::CaptureOrder;
use crate::score::Player;
use crate::search::{MoveOrder, Quiescence};
use crate::tree::MoveArrangement;

/// One change of what a lesson's tree is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupChange {
    /// A leaf of a hand-written tree has another value.
    Leaf {
        /// The way to it from the root: which child, from 0.
        path: Vec<u32>,
        /// The value, for Black.
        value: i32,
    },
    /// A child of a hand-written tree stands elsewhere among its siblings.
    MoveChild {
        /// The way to it.
        path: Vec<u32>,
        /// Where it stands then, from 0; the last place if there are fewer.
        to: u32,
    },
    /// The children of every node of a hand-written tree stand in another order.
    Arrange(MoveArrangement),
    /// Another player is to move at the root, and so everywhere.
    Root(Player),
    /// So many plies are read.
    Depth(u8),
    /// Positions are valued so.
    Values(ValueScheme),
    /// A position where the reading stops is worth this.
    Leaves(LeafPolicy),
    /// Moves are tried in this order.
    Order(MoveOrder),
    /// These captures are candidates.
    Captures(CaptureOrder),
    /// This move is played before the reading begins, as files write it.
    Play(String),
    /// The last of the moves before the root is taken back.
    TakeBack,
}

impl SetupChange {
    /// The setting that it changes, if it is one.
    #[must_use]
    pub const fn setting(&self) -> Option<SettingKind> {
        match self {
            Self::Root(_) => Some(SettingKind::Root),
            Self::Depth(_) => Some(SettingKind::Depth),
            Self::Values(_) => Some(SettingKind::Values),
            Self::Leaves(_) => Some(SettingKind::Leaves),
            Self::Order(_) => Some(SettingKind::Order),
            Self::Captures(_) => Some(SettingKind::Captures),
            Self::Leaf { .. }
            | Self::MoveChild { .. }
            | Self::Arrange(_)
            | Self::Play(_)
            | Self::TakeBack => None,
        }
    }
}

/// Something of a subject that has a few choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingKind {
    /// Who is to move at the root.
    Root,
    /// How many plies are read.
    Depth,
    /// How positions are valued.
    Values,
    /// What a position is worth where the reading stops.
    Leaves,
    /// In which order moves are tried.
    Order,
    /// Which captures are candidates.
    Captures,
}

/// Something of a subject that has a few choices, and which is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonSetting {
    /// What it is.
    pub kind: SettingKind,
    /// The choices.
    pub choices: Vec<SetupChange>,
    /// The number of the one that is chosen; none if the lesson has something else.
    pub chosen: Option<usize>,
}

/// The deepest that is offered, in plies: trees grow fast.
const DEEPEST: u8 = 6;

impl LessonSetting {
    fn of<T: Copy + PartialEq>(
        kind: SettingKind,
        choices: impl IntoIterator<Item = T>,
        now: T,
        change: impl Fn(T) -> SetupChange,
    ) -> Self {
        let choices: Vec<_> = choices.into_iter().collect();
        Self {
            kind,
            chosen: choices.iter().position(|&choice| choice == now),
            choices: choices.into_iter().map(change).collect(),
        }
    }

    /// Who is to move at the root.
    pub(super) fn root(now: Player) -> Self {
        let players = [Player::Max, Player::Min];
        Self::of(SettingKind::Root, players, now, SetupChange::Root)
    }

    /// How many plies are read, to one more than now or as deep as is usual.
    pub(super) fn depth(now: u8) -> Self {
        let deepest = DEEPEST.max(now);
        Self::of(SettingKind::Depth, 1..=deepest, now, SetupChange::Depth)
    }

    /// By which evaluators that fit positions can be valued.
    pub(super) fn values(now: &ValueScheme, fits: impl Fn(Evaluation) -> bool) -> Self {
        let all: Vec<ValueScheme> = Evaluation::ALL
            .iter()
            .filter(|&&evaluation| fits(evaluation))
            .map(|&evaluation| evaluation.into())
            .collect();
        // An id may have a second name.
        let now = now.evaluation().map_or_else(|_| now.clone(), Into::into);
        Self::of_schemes(all, &now)
    }

    /// The same of names of evaluators of another game.
    pub(super) fn named(all: impl Iterator<Item = &'static str>, now: &str) -> Self {
        Self::of_schemes(all.map(Into::into).collect(), &now.into())
    }

    fn of_schemes(all: Vec<ValueScheme>, now: &ValueScheme) -> Self {
        Self {
            kind: SettingKind::Values,
            chosen: all.iter().position(|scheme| scheme == now),
            choices: all.into_iter().map(SetupChange::Values).collect(),
        }
    }

    /// What leaves are worth.
    pub(super) fn leaves(now: LeafPolicy) -> Self {
        let quiescence = match now {
            LeafPolicy::Quiescence(quiescence) => quiescence,
            LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::SOUND,
        };
        let all = [
            LeafPolicy::Static,
            LeafPolicy::Exchange,
            LeafPolicy::Quiescence(quiescence),
        ];
        Self::of(SettingKind::Leaves, all, now, SetupChange::Leaves)
    }

    /// In which order moves are tried.
    pub(super) fn order(all: impl IntoIterator<Item = MoveOrder>, now: MoveOrder) -> Self {
        Self::of(SettingKind::Order, all, now, SetupChange::Order)
    }

    /// Which captures are candidates.
    pub(super) fn captures(now: CaptureOrder) -> Self {
        let all = CaptureOrder::ALL;
        Self::of(SettingKind::Captures, all, now, SetupChange::Captures)
    }
}

//! The changes to a subject that a user can try.

use serde::{Deserialize, Serialize};

use super::leaf_policy::LeafPolicy;
use super::values::ValueScheme;
use eval::Evaluation;
use game::CaptureOrder;
use score::{Exploration, Outcome, Player};
use search::{MoveOrder, Quiescence, Sampling};
use tree::MoveArrangement;

/// A change to the setup of a lesson's tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupChange {
    /// Changes the value of a leaf of a hand-written tree.
    Leaf {
        /// Child indices from the root.
        path: Vec<u32>,
        /// For Black, or for each player.
        value: Outcome,
    },
    /// Moves a child of a hand-written tree among its siblings.
    MoveChild {
        /// Child indices from the root.
        path: Vec<u32>,
        /// The new index; clamped to the last one.
        to: u32,
    },
    /// Reorders the children of every node of a hand-written tree.
    Arrange(MoveArrangement),
    /// Changes the player to move at the root, and thereby everywhere.
    Root(Player),
    /// Changes the depth, in plies.
    Depth(u8),
    Values(ValueScheme),
    Leaves(LeafPolicy),
    Order(MoveOrder),
    Captures(CaptureOrder),
    /// Plays a move before the search begins, in the notation of files.
    Play(String),
    /// Takes back the last move before the root.
    TakeBack,
    /// Of how a search samples.
    Sampling(SamplingChange),
    /// Lets this program search the tree of another program's log.
    Ours,
    /// Reads only the position after these moves, as deep and with the same values as it is read
    /// within the tree.
    After {
        /// From the root, by their ids.
        moves: Vec<String>,
        /// The depth below it, in plies.
        plies: u8,
    },
}

impl SetupChange {
    pub const fn setting(&self) -> Option<SettingKind> {
        match self {
            Self::Root(_) => Some(SettingKind::Root),
            Self::Depth(_) => Some(SettingKind::Depth),
            Self::Values(_) => Some(SettingKind::Values),
            Self::Leaves(_) => Some(SettingKind::Leaves),
            Self::Order(_) => Some(SettingKind::Order),
            Self::Captures(_) => Some(SettingKind::Captures),
            Self::Sampling(SamplingChange::Iterations(_)) => Some(SettingKind::Iterations),
            Self::Sampling(SamplingChange::Exploration(_)) => Some(SettingKind::Exploration),
            Self::Sampling(SamplingChange::Seed(_)) => Some(SettingKind::Seed),
            Self::Leaf { .. }
            | Self::MoveChild { .. }
            | Self::Arrange(_)
            | Self::Play(_)
            | Self::TakeBack
            | Self::Ours
            | Self::After { .. } => None,
        }
    }

    /// Applies it to how a search samples; false if it is about something else, or says nothing
    /// possible.
    pub fn of_sampling(&self, sampling: &mut Sampling) -> bool {
        let Self::Sampling(change) = self else { return false };
        match change {
            SamplingChange::Iterations(count) => sampling.iterations = *count,
            SamplingChange::Seed(seed) => sampling.seed = *seed,
            SamplingChange::Exploration(text) => match Exploration::read(text) {
                Some(exploration) => sampling.exploration = Some(exploration),
                None => return false,
            },
        }
        true
    }

    /// Whether nodes come to other places.
    pub(super) fn moves_branches(&self) -> bool {
        matches!(self, Self::MoveChild { .. } | Self::Arrange(_) | Self::After { .. })
    }
}

/// A change to how a search samples.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SamplingChange {
    /// How often.
    Iterations(u32),
    /// Its constant C, as it is written.
    Exploration(String),
    /// From which its random moves follow.
    Seed(u64),
}

/// A setting with a few choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingKind {
    /// The player to move at the root.
    Root,
    Depth,
    Values,
    /// How leaves are valued.
    Leaves,
    Order,
    /// Which captures are candidates.
    Captures,
    /// Of a search that samples.
    Iterations,
    Exploration,
    Seed,
}

/// A setting with its choices and the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonSetting {
    pub kind: SettingKind,
    pub choices: Vec<SetupChange>,
    /// The index of the current choice; `None` if the lesson uses something else.
    pub chosen: Option<usize>,
}

/// The greatest depth offered, in plies: trees grow fast.
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

    pub(super) fn root(now: Player) -> Self {
        let players = [Player::Max, Player::Min];
        Self::of(SettingKind::Root, players, now, SetupChange::Root)
    }

    /// The depth, up to [`DEEPEST`] or the current depth if that is greater.
    pub(super) fn depth(now: u8) -> Self {
        let deepest = DEEPEST.max(now);
        Self::of(SettingKind::Depth, 1..=deepest, now, SetupChange::Depth)
    }

    /// The evaluators that fit the positions.
    pub(super) fn values(now: &ValueScheme, fits: impl Fn(Evaluation) -> bool) -> Self {
        let all: Vec<ValueScheme> = Evaluation::ALL
            .iter()
            .filter(|&&evaluation| fits(evaluation))
            .map(|&evaluation| evaluation.into())
            .collect();
        // An id may have an alias.
        let now = now.evaluation().map_or_else(|_| now.clone(), Into::into);
        let own = (!all.contains(&now)).then(|| now.clone());
        Self::of_schemes(all.into_iter().chain(own).collect(), &now)
    }

    /// The same for evaluators of another game, by name.
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

    pub(super) fn leaves(now: LeafPolicy) -> Self {
        let quiescence = match now {
            LeafPolicy::Quiescence(quiescence) => quiescence,
            LeafPolicy::Static | LeafPolicy::Exchange => Quiescence::SOUND,
        };
        let all = [LeafPolicy::Static, LeafPolicy::Exchange, LeafPolicy::Quiescence(quiescence)];
        Self::of(SettingKind::Leaves, all, now, SetupChange::Leaves)
    }

    pub(super) fn order(all: impl IntoIterator<Item = MoveOrder>, now: MoveOrder) -> Self {
        Self::of(SettingKind::Order, all, now, SetupChange::Order)
    }

    /// How a search samples: how often, with which constant, and from which seed.
    pub fn sampling(now: Sampling, usual: Exploration) -> [Self; 3] {
        let mut counts = vec![10, 30, 100, 300, 1_000, 3_000, now.iterations];
        counts.sort_unstable();
        counts.dedup();
        let used = now.exploration.unwrap_or(usual);
        let mut constants: Vec<_> = [0.0, 0.1, 0.5, 3.0, 10.0]
            .into_iter()
            .filter_map(Exploration::new)
            .chain([usual, used])
            .collect();
        constants.sort_unstable_by(|one, other| one.get().total_cmp(&other.get()));
        constants.dedup();
        let by = SetupChange::Sampling;
        let exploration = |c: Exploration| by(SamplingChange::Exploration(c.to_string()));
        let mut seeds: Vec<_> = (1..=9).chain([now.seed]).collect();
        seeds.sort_unstable();
        seeds.dedup();
        [
            Self::of(SettingKind::Iterations, counts, now.iterations, |count| {
                by(SamplingChange::Iterations(count))
            }),
            Self::of(SettingKind::Exploration, constants, used, exploration),
            Self::of(SettingKind::Seed, seeds, now.seed, |seed| by(SamplingChange::Seed(seed))),
        ]
    }

    pub(super) fn captures(now: CaptureOrder) -> Self {
        let all = CaptureOrder::ALL;
        Self::of(SettingKind::Captures, all, now, SetupChange::Captures)
    }
}

//! The goals and the parameters of exercises.

use std::str::FromStr;

use language::Words;
use score::Player;
use search::Algorithm;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExercisePlan {
    pub goal: ExerciseGoal,
    /// Plies from the root to the leaves.
    pub depth: u8,
    /// Moves per node; the maximum, if the tree is ragged.
    pub branching: u8,
    /// Whether nodes have different numbers of moves, and lines different lengths.
    pub is_ragged: bool,
    /// The values of leaves lie within ± this.
    pub range: u16,
    /// The percentage of leaves that share the value of another one.
    pub ties: u8,
    pub root: Player,
    pub algorithm: Algorithm,
    pub seed: u64,
}

impl Default for ExercisePlan {
    fn default() -> Self {
        Self::for_goal(ExerciseGoal::default())
    }
}

impl ExercisePlan {
    pub const DEPTHS: std::ops::RangeInclusive<u8> = 2..=5;
    /// The allowed numbers of moves per node.
    pub const BRANCHINGS: std::ops::RangeInclusive<u8> = 2..=4;
    pub const RANGES: std::ops::RangeInclusive<u16> = 5..=999;
    pub const MOST_TIES: u8 = 80;

    /// The smallest worthwhile plan for a goal.
    pub fn for_goal(goal: ExerciseGoal) -> Self {
        Self {
            goal,
            depth: match goal {
                ExerciseGoal::DeepCut => 4,
                _ => 3,
            },
            branching: 2,
            is_ragged: false,
            range: 20,
            ties: match goal {
                ExerciseGoal::Tie => 40,
                _ => 0,
            },
            root: Player::Max,
            algorithm: goal.algorithm(),
            seed: 1,
        }
    }
}

score::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum ExerciseGoal {
        #[default]
        Any = "any": exercises_goal_any,
        /// At least one cut for which no bound of the parent suffices.
        DeepCut = "deep-cut": exercises_goal_deep_cut,
        NoCut = "no-cut": exercises_goal_no_cut,
        /// The best move comes first everywhere, for the maximum of cuts.
        BestOrder = "best-order": exercises_goal_best_order,
        /// The best move comes last everywhere.
        WorstOrder = "worst-order": exercises_goal_worst_order,
        /// A cut at α = β.
        Tie = "tie": exercises_goal_tie,
        /// Standing pat is better than every capture, on the best line.
        StandPat = "stand-pat": exercises_goal_stand_pat,
        /// A piece behind another one joins in an exchange, on the best line.
        Battery = "battery": exercises_goal_battery,
    }
}

impl ExerciseGoal {
    /// Whether the exercise is a position of shogi rather than a drawn tree.
    pub const fn is_of_shogi(self) -> bool {
        matches!(self, Self::StandPat | Self::Battery)
    }

    /// Whether it is about cuts and move order.
    pub const fn is_about_cuts(self) -> bool {
        matches!(self, Self::DeepCut | Self::NoCut | Self::BestOrder | Self::WorstOrder | Self::Tie)
    }

    /// The algorithm best suited to it.
    pub fn algorithm(self) -> Algorithm {
        let wants_cuts = self == Self::Any;
        let fits = |algorithm: Algorithm| {
            self.allows(algorithm) && (algorithm.keeps_window() || !wants_cuts)
        };
        Algorithm::plainest(fits).unwrap_or_default()
    }

    /// Whether an algorithm can reach the goal.
    pub fn allows(self, algorithm: Algorithm) -> bool {
        match self {
            Self::Any => algorithm.needs().is_empty() && !algorithm.proves(),
            Self::NoCut | Self::Tie => algorithm.keeps_window() && algorithm.needs().is_empty(),
            // Deep cuts need an algorithm that passes its window down, and so do the theorems on
            // the least number of leaves.
            Self::DeepCut => Self::NoCut.allows(algorithm) && algorithm.hands_down(),
            Self::BestOrder | Self::WorstOrder => {
                Self::DeepCut.allows(algorithm) && !algorithm.revisits()
            }
            Self::StandPat => {
                algorithm.declines() && !algorithm.is_exchange() && !algorithm.grows_itself()
            }
            Self::Battery => algorithm.is_exchange(),
        }
    }
}

impl FromStr for ExerciseGoal {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let found = Self::ALL.into_iter().find(|goal| goal.id() == text);
        found.ok_or_else(|| {
            let (ids, name) = (Self::ALL.map(Self::id).join(", "), text.escape_debug().to_string());
            Words::of(|texts| texts.exercises_unknown_goal(&ids, &name))
        })
    }
}

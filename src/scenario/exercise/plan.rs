//! The parameters of an exercise.

use super::goal::ExerciseGoal;
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
    /// The side to move at the root.
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
    /// The allowed depths.
    pub const DEPTHS: std::ops::RangeInclusive<u8> = 2..=5;
    /// The allowed numbers of moves per node.
    pub const BRANCHINGS: std::ops::RangeInclusive<u8> = 2..=4;
    /// The allowed ranges of values.
    pub const RANGES: std::ops::RangeInclusive<u16> = 5..=999;
    /// The largest percentage of ties.
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

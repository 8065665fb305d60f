//! What an exercise is to be like.

use super::goal::ExerciseGoal;
use crate::score::Player;
use crate::search::Algorithm;

/// What an exercise is to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExercisePlan {
    /// What is to happen in it.
    pub goal: ExerciseGoal,
    /// Plies from the root to the leaves.
    pub depth: u8,
    /// Moves of a node; the most, if the tree is ragged.
    pub branching: u8,
    /// Whether nodes have different numbers of moves, and lines different lengths.
    pub is_ragged: bool,
    /// The values of leaves lie within ± this.
    pub range: u16,
    /// How many leaves in a hundred have the value of another one.
    pub ties: u8,
    /// Who is to move at the root.
    pub root: Player,
    /// The algorithm that is to be followed.
    pub algorithm: Algorithm,
    /// Where chance begins.
    pub seed: u64,
}

impl ExercisePlan {
    /// The deepest and the widest that a tree may be.
    pub const DEPTHS: std::ops::RangeInclusive<u8> = 2..=5;
    /// How many moves a node may have.
    pub const BRANCHINGS: std::ops::RangeInclusive<u8> = 2..=4;
    /// How far values may reach.
    pub const RANGES: std::ops::RangeInclusive<u16> = 5..=999;
    /// The largest share of ties.
    pub const MOST_TIES: u8 = 80;

    /// A plan for a goal that can be reached: as small as is worth doing.
    #[must_use]
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

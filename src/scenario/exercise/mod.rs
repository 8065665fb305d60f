//! Random exercises: a small tree or position that meets a goal.
//!
//! A seed determines a sequence of trees; the first one whose run meets the goal becomes a lesson.
//! The same plan and seed give the same lesson.

mod make;
mod plan;
mod random_tree;
mod reached;
mod sparse_position;
mod variant;

pub use make::exercise;
pub use plan::{ExerciseGoal, ExercisePlan};
pub use variant::variant;

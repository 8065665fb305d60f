//! Exercises made by chance: a small tree or position in which something wanted happens.
//!
//! From a seed follow trees; the first one in which the algorithm itself does what is wanted becomes
//! a lesson. The same wishes and the same seed give the same lesson.

mod goal;
mod make;
mod plan;
mod random_tree;
mod reached;
mod sparse_position;

pub use goal::ExerciseGoal;
pub use make::{ExerciseError, exercise};
pub use plan::ExercisePlan;

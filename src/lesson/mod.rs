//! Explanation of a step, read from a trace and returned as data and sentences.

mod asked;
mod candidates;
mod card;
mod explain;
mod find;
mod projection;
mod swap_list;
mod worth;

pub use card::{Card, Part, ValueText};
pub use explain::Variable;
pub use find::find;
pub use projection::{Change, Hidden, Projection};
pub use swap_list::SwapRow;
pub use worth::Worth;

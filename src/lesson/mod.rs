//! Explanation of a step, read from a trace and returned as data and sentences.

mod card;
mod explain;
mod find;
mod worth;

pub use card::{Card, Part, ValueText, card, value_text};
pub use explain::{Variable, explain, sentence, spoken_name, variables};
pub use find::find;
pub use worth::Worth;

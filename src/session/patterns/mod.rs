//! The patterns of the position of Othello that is shown.

mod state;
mod view;

pub(super) use state::PatternsPart;
pub use state::{PatternMap, PatternsCommand};
pub use view::PatternsView;

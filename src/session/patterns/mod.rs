//! The patterns of the shown Othello position.

mod state;
mod view;

pub(super) use state::PatternsPart;
pub use state::{PatternMap, PatternsCommand};
pub use view::PatternsView;

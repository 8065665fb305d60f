//! Parsers and writers for positions, moves and trees.

mod any_text;
mod json;
pub mod nested_list;
pub mod othello;
pub mod pack;
pub mod record;
pub mod search_log;
pub mod tree_text;
pub mod usi_engine;

pub use any_text::any_text;
pub use games::shogi::{sfen, usi};

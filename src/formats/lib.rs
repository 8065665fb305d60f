//! Parsers and writers for positions, moves and trees.

mod json;
pub mod nested_list;
pub mod othello;
pub mod pack;
pub mod record;
pub mod search_log;
pub mod tree_text;
pub mod usi_engine;

pub use games::shogi::{sfen, usi};

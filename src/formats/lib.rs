//! Parsers and writers for positions, moves and trees.

pub mod line;
pub mod nested_list;
pub mod othello;
pub mod record;
pub mod sfen;
pub mod usi;
pub mod usi_engine;

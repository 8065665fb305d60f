//! Text ↔ values: positions, moves and trees as files and people write them.

pub mod nested_list;
pub mod othello;
pub mod record;
pub mod sfen;
pub mod usi;
pub mod usi_engine;

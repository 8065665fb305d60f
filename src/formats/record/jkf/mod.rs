//! JKF (JSON棋譜フォーマット, <https://github.com/na2hiro/json-kifu-format>).
//!
//! `moves` is a list: its first element is the start, each other one a move or an ending. The
//! branches that could stand in the place of an element are its `forks`. There are no bookmarks,
//! and times are whole seconds.

mod initial;
mod json;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

//! JKF (JSON棋譜フォーマット, <https://github.com/na2hiro/json-kifu-format>).
//!
//! `moves` is a list: the first element is the start, every other one a move or an ending. The
//! alternatives to an element are its `forks`. There are no bookmarks, and times are whole seconds.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

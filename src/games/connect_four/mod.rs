//! Connect Four (四目並べ; Howard Wexler and Ned Strongin, 1974), on 7 columns and 6 rows.
//!
//! | file | contents |
//! |---|---|
//! | `position` | columns and positions: discs that fall, lines of four, how a game ends |
//! | `text` | positions as the columns that were played, and why a text is not one |
//! | `setup` | discs set up by hand, and a game that leads to them |
//! | `board_game` | Connect Four as a game on a board, for trees and the board page |
//!
//! Black moves first. A disc falls to the lowest empty square of its column; four of one's own in a
//! straight line win, and a full board without them is a draw.

mod board_game;
mod position;
mod setup;
mod text;

pub use position::{Column, ConnectFour, ConnectFourPosition};
pub use setup::Discs;

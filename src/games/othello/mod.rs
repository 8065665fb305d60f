//! Othello (オセロ), on the usual board of 8×8 and on one of 4×4.
//!
//! | file | says |
//! |---|---|
//! | `square` | squares and their names |
//! | `position` | discs on a board, and whose turn it is; as text |
//! | `bits` | where a disc may be placed, and what it turns, on 64-bit boards |
//! | `rules` | the game: moves, passes and the end |
//! | [`count`] | discs and moves as values |
//! | [`shown`] | a position as a board for people |
//! | [`perft`] | counts of legal moves, for checking |
//!
//! A pass is a move: who can place nothing passes, and says so. So whose turn it is never follows
//! from the number of discs.

mod bits;
pub mod count;
pub mod perft;
mod position;
mod rules;
pub mod shown;
mod square;

pub use position::{BoardSize, OthelloPosition, OthelloPositionError};
pub use rules::{Othello, OthelloMove};
pub use square::{DiscSquare, EachSquare, Squares};

//! Othello (オセロ), on the usual board of 8×8 and on one of 4×4.
//!
//! | file | says |
//! |---|---|
//! | `square` | squares and their names |
//! | `position` | discs on a board, and whose turn it is; as text |
//! | `faults` | why a text is no position |
//! | `bits` | where a disc may be placed, and what it turns, on 64-bit boards |
//! | `moves` | a move: a disc on a square, or a pass |
//! | `rules` | the game: moves, passes and the end |
//! | `legality` | moves as text, and the rule that an illegal one breaks |
//! | `order` | moves in an order that is good for reading to the end |
//! | [`count`] | discs and moves as values |
//! | [`shown`] | a position as a board for people |
//! | [`perft`] | counts of legal moves, for checking |
//!
//! A pass is a move: who can place nothing passes, and says so. So whose turn it is never follows
//! from the number of discs.

mod bits;
pub mod count;
mod faults;
mod legality;
mod moves;
mod order;
pub mod perft;
mod position;
mod rules;
pub mod shown;
mod square;

pub use faults::OthelloPositionError;
pub use legality::IllegalOthelloMove;
pub use moves::OthelloMove;
pub use order::FastestFirst;
pub use position::{BoardSize, OthelloPosition};
pub use rules::Othello;
pub use square::{DiscSquare, EachSquare, Squares};

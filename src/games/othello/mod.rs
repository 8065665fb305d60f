//! Othello (オセロ), on the usual 8×8 board and on a 4×4 one.
//!
//! | file | contents |
//! |---|---|
//! | `square` | squares and their names |
//! | `position` | positions, and their text form |
//! | `bits` | legal moves and flipped discs on 64-bit boards |
//! | `moves` | a move: a disc on a square, or a pass |
//! | `rules` | the game: moves, passes and the end |
//! | `legality` | parses moves, and names the rule that an illegal one breaks |
//! | `board_game` | Othello as a game on a board, for trees and the board page |
//! | `order` | a move order for endgame search |
//! | [`count`] | evaluators that count discs and moves |
//! | [`shown`] | a position as a board for display |
//! | [`perft`] | counts of legal moves, for verification |
//!
//! A pass is a move of its own, so the side to move never follows from the number of discs.

mod bits;
mod board_game;
pub mod count;
mod legality;
mod moves;
mod order;
pub mod perft;
mod position;
mod rules;
pub mod shown;
mod square;

pub use moves::OthelloMove;
pub use order::FastestFirst;
pub use position::{BoardSize, OthelloPosition};
pub use rules::Othello;
pub use square::{DiscSquare, EachSquare, Squares};

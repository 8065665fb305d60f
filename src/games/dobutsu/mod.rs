//! Dōbutsu shōgi (どうぶつしょうぎ; rules by Kitao Madoka, pieces by Fujita Maiko, 2008), on 3×4 squares.
//!
//! | file | contents |
//! |---|---|
//! | `square` | squares and their names |
//! | `animal` | the kinds of pieces and their steps |
//! | `position` | positions, moves made, and how a game ends |
//! | `text` | the text form of positions, and why a text is not one |
//! | `moves` | a move: a step or a drop |
//! | `rules` | the game: moves, and positions as numbers |
//! | `legality` | parses moves, and names the rule that an illegal one breaks |
//! | `board_game` | dōbutsu shōgi as a game on a board, for trees and the board page |
//! | [`shown`] | a position as a board for display, names of pieces and moves |
//!
//! A game is won by taking the lion (catch), or by a lion on the far rank that is not taken with
//! the very next move (try). Nothing obliges a side to save its lion, so every step and every drop
//! is a legal move; the lion is then taken.
//!
//! A position that occurs for the third time ends the game as a draw. A position does not know the
//! game before it, so neither it nor a tree of it ever ends in a draw; a search needs a depth.

mod animal;
mod board_game;
mod legality;
mod moves;
mod position;
mod rules;
pub mod shown;
mod square;
mod text;

pub use animal::{Animal, AnimalPiece};
pub use moves::DobutsuMove;
pub use position::DobutsuPosition;
pub use rules::Dobutsu;
pub use square::DobutsuSquare;

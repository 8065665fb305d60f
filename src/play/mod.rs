//! Programs that play: the players of the うさぴょん book, plain searches and our engine, by their
//! names; games to their end, series of games, and what a series says of strength.
//!
//! Nothing here reads ahead by itself: a player runs the searches of [`search`](crate::search) with
//! an evaluator of [`eval`](crate::eval).
//!
//! | file | holds |
//! |---|---|
//! | `computer_player` | players by their names |
//! | `root_reading` | the search of a fixed depth, and what it says of every root move |
//! | `engine` | our engine, with an evaluator of the registry |
//! | `othello_engine` | the same for Othello |
//! | `seat` | a player at the board: choosing a move, and all that are as good |
//! | `game` | a game to its end |
//! | `series` | who plays whom from which opening |
//! | `rating` | wins, losses and draws as a difference in strength |
//! | `measured` | matches that were played once, kept as data |
//! | `record` | a game as a record |
//! | [`othello`] | the same for Othello; games to learn from |
//!
//! ```
//! use shunsai::Position;
//! use yomisuji::play::{ComputerPlayer, Seat};
//!
//! let player: ComputerPlayer = "one-ply".parse()?;
//! let choice = Seat::new(player, 0).consider(&Position::startpos());
//! assert_eq!(choice.tied.map(|tied| tied.len()), Some(30)); // One ply of counting sees no difference.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod computer_player;
mod engine;
mod game;
mod measured;
pub mod othello;
mod othello_engine;
mod rating;
mod record;
mod root_reading;
mod seat;
mod series;

pub use computer_player::{ComputerPlayer, DEFAULT_NODES, Method, PLAYER_NAMES, PlayerError};
pub use engine::{ShogiEngine, shogi_engine};
pub use game::{Drops, Fixture, PlayedGame, play_game};
pub use measured::{MeasuredMatch, measured_match};
pub use othello_engine::{OthelloEngine, othello_engine};
pub use rating::{GameCounts, GameResult, PairCounts, Rating};
pub use record::game_record;
pub use seat::{Choice, Seat};
pub use series::{NoOpening, Series};

//! Programs that play: the players of the うさぴょん book, plain searches and our engine, by name; whole
//! games, series of games, and ratings from series.
//!
//! Nothing here implements a search: a player runs the searches of [`search`] with
//! an evaluator of [`eval`].
//!
//! | file | contents |
//! |---|---|
//! | `computer_player` | players by name |
//! | `root_reading` | a search of a fixed depth that reports every root move |
//! | `engine` | our engine, with an evaluator of the registry |
//! | `game_engine` | the same for every other game |
//! | `seat` | a player at the board: choosing a move, and all that tie with it |
//! | `game` | plays a game to its end |
//! | `series` | pairings and openings |
//! | `rating` | the difference in strength from wins, losses and draws |
//! | `measured` | measured matches, stored as data |
//! | `record` | a game as a record |
//! | [`othello`] | the same for Othello; training games |
//!
//! ```
//! use shunsai::Position;
//! use play::{ComputerPlayer, Seat};
//!
//! let player: ComputerPlayer = "one-ply".parse()?;
//! let choice = Seat::new(player, 0).consider(&Position::startpos());
//! assert_eq!(choice.tied.map(|tied| tied.len()), Some(30)); // One ply of counting sees no difference.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod computer_player;
mod engine;
mod game;
mod game_engine;
mod measured;
pub mod othello;
mod rating;
mod record;
mod root_reading;
mod seat;
mod series;

pub use computer_player::{ComputerPlayer, DEFAULT_NODES, Method, PLAYER_NAMES, PlayerError};
pub use engine::{ShogiEngine, shogi_engine};
pub use game::{Drops, Fixture, PlayedGame, play_game};
pub use game_engine::{GameEngine, game_engine};
pub use measured::{MeasuredMatch, measured_match};
pub use rating::{GameCounts, GameResult, PairCounts, Rating};
pub use record::game_record;
pub use seat::{Choice, Seat};
pub use series::{NoOpening, Series};

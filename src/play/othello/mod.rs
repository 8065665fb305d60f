//! Programs that play Othello, games and matches between them, and training games.
//!
//! | file | contents |
//! |---|---|
//! | `player` | players by name |
//! | `reading` | a search of a fixed depth |
//! | `game` | plays a game to its end |
//! | `series` | pairings and openings |
//! | `training` | training games: positions with their final scores |
//!
//! ```
//! use play::othello::{OthelloSeries, play_othello};
//!
//! let series = OthelloSeries {
//!     a: "depth-1:turtle".parse()?,
//!     b: "random".parse()?,
//!     games: 2,
//!     seed: 1,
//!     opening_plies: 8,
//! };
//! let games: Vec<_> = series.fixtures()?.iter().map(play_othello).collect();
//! assert_eq!(games[0].moves[..8], games[1].moves[..8]); // One opening, colours swapped.
//! assert!(games.iter().all(|game| game.last_position().is_over()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod player;
mod reading;
mod series;
mod training;

pub use game::{OthelloFixture, PlayedOthello, play_othello};
pub use player::{OTHELLO_PLAYER_NAMES, OthelloMethod, OthelloPlayer, OthelloPlayerError};
pub use series::{NoOthelloOpening, OthelloSeries};
pub use training::{TrainingPlan, TrainingRound, is_held_out, training_game, training_rounds};
